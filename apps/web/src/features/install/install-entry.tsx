import { Tooltip } from '@baize/ui/tooltip'
import { Icon } from '../../shared/icons/icon.tsx'
import { hrefIn } from '../../shared/page/page-info.ts'
import { usePage, useText } from '../../shared/page/page-context.tsx'
import { install, systemOf } from './install-state.ts'
import styles from './install-entry.module.css'
import { useInstallWay } from './use-install.ts'

/** In the menu: the site as a program of the device. */
export function InstallEntry() {
  const info = usePage()
  const text = useText('layout.header')
  const way = useInstallWay()
  if (way === null) return null
  const system = systemOf(navigator)
  const label = (
    <>
      <Icon name={system?.icon ?? 'download'} />
      <span className={styles.label}>
        {text('pwa.desktop.application')}
        {system && <span className={styles.system}>{text('pwa.desktop.forOs', { os: system.name })}</span>}
      </span>
    </>
  )
  return (
    <div className={styles.entry}>
      <Tooltip text={<InstallWords />} side="inline-end">
        {(trigger) =>
          way === 'offer' ? (
            <button type="button" className={styles.button} onClick={() => void install()} {...trigger}>
              {label}
            </button>
          ) : (
            <a className={styles.button} href={hrefIn(info, text('pwa.instructionLink'))} {...trigger}>
              {label}
            </a>
          )
        }
      </Tooltip>
    </div>
  )
}

function InstallWords() {
  const text = useText('layout.header')
  const [background, image] = [text('pwa.tooltip.backgroundImage'), text('pwa.tooltip.image')]
  return (
    <span className={styles.words}>
      {background && (
        <span className={styles.pictures}>
          <img className={styles.background} src={background} alt="" loading="lazy" decoding="async" />
          {image && <img className={styles.picture} src={image} width="64" height="64" alt="" loading="lazy" />}
        </span>
      )}
      <span className={styles.title}>{text('pwa.tooltip.title')}</span>
      <span className={styles.more}>{text('pwa.tooltip.description')}</span>
    </span>
  )
}
