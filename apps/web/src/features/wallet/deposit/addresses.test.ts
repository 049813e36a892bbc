import { describe, expect, it } from 'vitest'
import { paymentUrl } from '../payment/payment-window.ts'
import { returnUrls } from './return-urls.ts'

describe('the way back from a payment page', () => {
  it('is the page the player was on, with the result in place of the wallet', () => {
    expect(returnUrls({ pathname: '/de/games/owl', search: '?real=true&wallet=deposit' })).toEqual({
      redirectSuccessUrl: '/de/games/owl?real=true&deposit-success=true&invoice=%7Binvoice%7D',
      redirectErrorUrl: '/de/games/owl?real=true&deposit-error=true&invoice=%7Binvoice%7D',
      redirectUrl: '/de/games/owl?real=true&deposit-redirect=true&invoice=%7Binvoice%7D',
    })
  })

  it('carries no result of an earlier payment along', () => {
    expect(returnUrls({ pathname: '/', search: '?deposit-error=true&invoice=i0' }).redirectSuccessUrl).toBe(
      '/?deposit-success=true&invoice=%7Binvoice%7D',
    )
  })
})

describe('the address of a payment page', () => {
  it('takes the fields as query beside what it has', () => {
    expect(paymentUrl('https://pay.example/go?x=1', { token: 'a b' })).toBe('https://pay.example/go?x=1&token=a+b')
  })

  it.each([null, '', '/relative', 'javascript:alert(1)', 'data:text/html,x'])('is refused when it is %j', (action) => {
    expect(paymentUrl(action, null)).toBeNull()
  })
})
