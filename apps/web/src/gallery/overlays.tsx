import { Badge } from '@baize/ui/badge'
import { Button } from '@baize/ui/button'
import { Menu } from '@baize/ui/menu'
import { Popover } from '@baize/ui/popover'
import { Tooltip } from '@baize/ui/tooltip'
import { useState } from 'react'
import { Icon } from '../shared/icons/icon.tsx'
import { type ExhibitGroup, Line, State } from './exhibit.tsx'
import { ConfirmExhibit, DialogExhibit, DrawerExhibit } from './modal-exhibits.tsx'
import { ToastExhibit, ToastGroupExhibit } from './toast-exhibit.tsx'

/** What lies over the page. */
export const overlays: ExhibitGroup = {
  id: 'overlays',
  title: 'Overlays',
  exhibits: [
    {
      id: 'dialog',
      name: 'Dialog',
      about:
        'The platform’s own dialog: focus stays inside and returns, the page behind holds still. A sheet with a grip on phones. Escape, a press beside it and a swipe ask to close.',
      props: ['DialogProps'],
      Show: DialogExhibit,
    },
    {
      id: 'confirm',
      name: 'Confirm',
      about: 'A question before something that matters. Focus starts at the answer that changes nothing.',
      props: ['ConfirmProps'],
      Show: ConfirmExhibit,
    },
    {
      id: 'drawer',
      name: 'Drawer',
      about: 'A modal panel at an edge of the screen. Inline edges follow the direction of writing.',
      props: ['DrawerProps'],
      Show: DrawerExhibit,
    },
    {
      id: 'popover',
      name: 'Popover',
      about: 'More about something, beside its button. Flips where there is more room and stays on the screen.',
      props: ['PopoverProps'],
      Show: () => (
        <>
          <State name="Four sides">
            <Line>
              {(['block-end', 'block-start', 'inline-end', 'inline-start'] as const).map((side) => (
                <Popover
                  key={side}
                  label={`About ${side}`}
                  side={side}
                  alignment="center"
                  trigger={(trigger) => <Button {...trigger}>{side}</Button>}
                >
                  Wagering counts real and bonus money alike.
                </Popover>
              ))}
            </Line>
          </State>
          <State name="Closes from inside">
            <Popover label="Filters" trigger={(trigger) => <Button {...trigger}>Filters</Button>}>
              {(close) => (
                <Button variant="accent" isWide onClick={close}>
                  Apply
                </Button>
              )}
            </Popover>
          </State>
        </>
      ),
    },
    {
      id: 'tooltip',
      name: 'Tooltip',
      about: 'A few words about a control: on hover, on keyboard focus, on a long press. Escape hides them.',
      props: ['TooltipProps'],
      Show: () => (
        <>
          <State name="Describes">
            <Tooltip text="Return to player over a very long time">
              {(trigger) => <Button {...trigger}>RTP 96.5%</Button>}
            </Tooltip>
          </State>
          <State name="Names a control that is an icon">
            <Line>
              <Tooltip text="Add to favourites" gives="name">
                {(trigger) => (
                  <Button variant="quiet" {...trigger}>
                    <Icon name="heart" />
                  </Button>
                )}
              </Tooltip>
              <Tooltip text="Notifications" gives="name" side="block-end">
                {(trigger) => (
                  <Button variant="quiet" {...trigger}>
                    <Icon name="bell" />
                  </Button>
                )}
              </Tooltip>
            </Line>
          </State>
        </>
      ),
    },
    {
      id: 'menu',
      name: 'Menu',
      about: 'A button with actions, links or a choice. Arrows, Home, End, first letters; Escape and Tab close.',
      props: ['MenuProps', 'MenuItem'],
      Show: MenuExhibit,
    },
    {
      id: 'toast-group',
      name: 'ToastGroup',
      about:
        '3000 ms each, 300 ms in and out, 300 px wide, as many as there are, at least 400 ms apart. Pointing at one holds all.',
      props: ['ToastGroupProps', 'ToastMessage'],
      Show: ToastGroupExhibit,
    },
    {
      id: 'toast',
      name: 'Toast',
      about: 'One of the messages, out of its group. Its line shortens with its time and stands while it is held.',
      props: ['ToastProps'],
      Show: ToastExhibit,
    },
  ],
}

function MenuExhibit() {
  const [taken, setTaken] = useState('')
  const [sort, setSort] = useState('name')
  return (
    <>
      <State name="Actions and a link">
        <Line>
          <Menu
            trigger={(trigger) => <Button {...trigger}>More</Button>}
            onSelect={setTaken}
            items={[
              { id: 'details', label: 'Details', icon: <Icon name="info" /> },
              { id: 'copy', label: 'Copy number', icon: <Icon name="copy" />, detail: '8F3A' },
              { id: 'rules', label: 'Rules', icon: <Icon name="external" />, href: '#menu' },
              { id: 'repeat', label: 'Repeat', isDisabled: true },
              { id: 'cancel', label: 'Cancel bonus', tone: 'danger', icon: <Icon name="cross" />, startsGroup: true },
            ]}
          />
          {taken && <Badge>{taken}</Badge>}
        </Line>
      </State>
      <State name="A choice">
        <Menu
          trigger={(trigger) => <Button {...trigger}>Sort by {sort}</Button>}
          onSelect={setSort}
          items={['name', 'popular', 'new'].map((id) => ({ id, label: `By ${id}`, isChecked: id === sort }))}
        />
      </State>
    </>
  )
}
