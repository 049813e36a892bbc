import { expect, it } from 'vitest'
import { makePages } from './fixtures/make-pages.ts'

const sweden = {
  country: 'SE',
  minimumAge: 18,
  marks: ['limits', 'self-test', 'pause', 'age', 'licence', 'help'],
  helpline: { name: 'Stödlinjen', phone: '020-819 100', url: 'https://help.example/' },
  registerUrl: 'https://register.example/',
  authority: { name: 'Spelinspektionen', url: 'https://authority.example/' },
}
const pages = makePages({}, { listCountryNotices: () => [sweden] })

async function footerFor(headers: Record<string, string>): Promise<string> {
  const { body } = await pages.get('/', headers)
  const html = String(body)
  return html.slice(html.lastIndexOf('<footer'), html.indexOf('</footer>'))
}

it('shows what the rules of the visitor’s country ask of every page, in the language of the page', async () => {
  const footer = await footerFor({ 'cf-ipcountry': 'SE', cookie: 'user-language=en' })
  for (const words of ['Set limits', 'Test your own play', 'Nobody under 18 plays', 'Help: Stödlinjen, 020-819 100'])
    expect(footer).toContain(words)
  expect(footer).toContain('href="https://register.example/"')
  expect(footer.indexOf('Set limits')).toBeLessThan(footer.indexOf('Supervised by Spelinspektionen'))
})

it('names whom to ask for help in the visitor’s country on the page about it', async () => {
  const textFor = async (country: string) => {
    const { body } = await pages.get('/static/responsible-gambling', {
      'cf-ipcountry': country,
      cookie: 'user-language=en',
    })
    return String(body).split('<footer')[0]!
  }
  expect(await textFor('SE')).toContain('Help: Stödlinjen, 020-819 100')
  expect(await textFor('AT')).not.toMatch(/Help: |GamCare/)
})

it('shows nothing of it to visitors from elsewhere', async () => {
  const footer = await footerFor({ 'cf-ipcountry': 'AT', cookie: 'user-language=en' })
  expect(footer).not.toContain('Stödlinjen')
  expect(footer).not.toContain('Nobody under')
})
