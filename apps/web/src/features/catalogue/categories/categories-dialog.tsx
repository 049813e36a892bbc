import { Dialog } from '@baize/ui/dialog'
import type { DialogViewProps } from '../../../shared/dialogs/registry-types.ts'
import { Icon } from '../../../shared/icons/icon.tsx'
import { usePage, useText } from '../../../shared/page/page-context.tsx'
import { hrefIn } from '../../../shared/page/page-info.ts'
import { useFormat } from '../../../shared/page/use-format.ts'
import styles from './categories-dialog.module.css'

/** Every collection of the house with the number of its games. */
export function CategoriesDialog({ onClose, closesOnOverlay }: DialogViewProps) {
  const text = useText('modals.categories')
  const shell = useText('layout.shell')
  const info = usePage()
  const format = useFormat()
  return (
    <Dialog
      title={text('title')}
      size="large"
      closeLabel={shell('close')}
      closesOnOverlay={closesOnOverlay}
      onClose={onClose}
    >
      <ul className={styles.list}>
        {info.collections.map(({ identity, label, icon, count }) => (
          <li key={identity}>
            <a className={styles.category} href={hrefIn(info, `/categories/${identity}`)} onClick={onClose}>
              <Icon name={icon} />
              <span className={styles.label}>{label}</span>
              <span className={styles.count}>{format.count(count)}</span>
            </a>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
