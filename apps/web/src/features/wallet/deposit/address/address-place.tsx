import type { DepositReply } from '@baize/contract'
import { ButtonLink } from '@baize/ui/button'
import { CopyField } from '@baize/ui/copy-field'
import { QrCode } from '@baize/ui/qr-code'
import { Skeleton } from '@baize/ui/skeleton'
import { Marked } from '../../../../shared/content/marked.tsx'
import { useText } from '../../../../shared/page/page-context.tsx'
import { useFormat } from '../../../../shared/page/use-format.ts'
import { paymentUrl } from '../../payment/payment-window.ts'
import styles from './address-deposit.module.css'

interface AddressPlaceProps {
  /** `undefined` while it is on its way. */
  place: DepositReply | undefined
  currency: string
  /** What is credited at once, in main units. */
  least: number
  /** Nothing of it can be read or copied yet. */
  isVeiled: boolean
}

/** The address with its code, its tag where it has one, and what is to be minded. */
export function AddressPlace({ place, currency, least, isVeiled }: AddressPlaceProps) {
  const text = useText('modals.wallet')
  const format = useFormat()
  return (
    <section className={styles.frame} aria-label={text('deposit.addressTitle')} aria-busy={!place}>
      {isVeiled && <p className={styles.veil}>{text('deposit.chooseNetwork')}</p>}
      <div className={styles.place} data-veiled={isVeiled || undefined} inert={isVeiled} aria-hidden={isVeiled}>
        {place?.address ? (
          <>
            <div className={styles.row}>
              <QrCode text={place.qr ?? place.address} size={116} label={text('deposit.addressTitle')} />
              <div className={styles.words}>
                <h4 className={styles.title}>{text('deposit.addressTitle')}</h4>
                <p>{text('deposit.addressDescription', { currency })}</p>
                <p className={styles.note}>{text('deposit.leastNote', { amount: format.amount(least, currency) })}</p>
              </div>
            </div>
            <Copied label={text('deposit.addressInputLabel')} value={place.address} />
            {place.tag && (
              <>
                <Copied label={text('deposit.destinationTag.label')} value={place.tag} />
                <Warning text={text.marked('deposit.destinationTag.warning')} />
              </>
            )}
            <Warning text={text.marked('deposit.warning.description')} icon={text('deposit.warning.icon')} />
            <PaymentPage url={place.action} />
          </>
        ) : (
          <div className={styles.wait}>
            <Skeleton />
          </div>
        )}
      </div>
    </section>
  )
}

function Copied({ label, value }: { label: string; value: string }) {
  const text = useText('modals.wallet')
  const copy = text('deposit.copyLabel', { label })
  return (
    <CopyField
      label={label}
      value={value}
      copyLabel={copy}
      copiedLabel={text('deposit.copiedLabel')}
      promptLabel={copy}
    />
  )
}

function Warning({ text, icon }: { text: Parameters<typeof Marked>[0]['text']; icon?: string }) {
  return (
    <div className={styles.warning}>
      {icon && <img src={icon} alt="" width={24} height={24} />}
      <Marked text={text} />
    </div>
  )
}

/** The company's own page, where it has one: other wallets, other ways to read the code. */
function PaymentPage({ url }: { url: string | null }) {
  const text = useText('modals.wallet')
  const page = paymentUrl(url, null)
  if (!page) return null
  return (
    <ButtonLink href={page} target="_blank" rel="noopener">
      {text('deposit.openPaymentPage')}
    </ButtonLink>
  )
}
