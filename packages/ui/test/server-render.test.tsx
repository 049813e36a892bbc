import { Avatar } from '@baize/ui/avatar'
import { Badge, CountBadge } from '@baize/ui/badge'
import { Button } from '@baize/ui/button'
import { Card } from '@baize/ui/card'
import { Carousel } from '@baize/ui/carousel'
import { Confirm } from '@baize/ui/confirm'
import { CopyField } from '@baize/ui/copy-field'
import { Countdown } from '@baize/ui/countdown'
import { Dialog } from '@baize/ui/dialog'
import { Drawer } from '@baize/ui/drawer'
import { Menu } from '@baize/ui/menu'
import { Money } from '@baize/ui/money'
import { Picture } from '@baize/ui/picture'
import { Popover } from '@baize/ui/popover'
import { Progress } from '@baize/ui/progress'
import { QrCode } from '@baize/ui/qr-code'
import { ToastGroup } from '@baize/ui/toast-group'
import { Tooltip } from '@baize/ui/tooltip'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'

const nothing = () => {}
const elements: Record<string, ReactNode> = {
  Avatar: <Avatar name="mira" src="/a.png" />,
  Badge: <Badge tone="bonus">Bonus</Badge>,
  Card: <Card title="Title">Inside</Card>,
  Carousel: (
    <Carousel
      label="News"
      roleDescription="carousel"
      slideRoleDescription="slide"
      previousLabel="Previous"
      nextLabel="Next"
      positionLabel={(position) => String(position)}
      autoplayMs={4000}
      slides={[
        { id: 'a', label: 'A', content: 'a' },
        { id: 'b', label: 'B', content: 'b' },
      ]}
    />
  ),
  Confirm: (
    <Confirm title="Sure?" confirmLabel="Yes" cancelLabel="No" onConfirm={nothing} onCancel={nothing}>
      Inside
    </Confirm>
  ),
  CopyField: <CopyField label="Id" value="1" copyLabel="Copy" copiedLabel="Copied" promptLabel="By hand" />,
  CountBadge: <CountBadge count={3} />,
  Countdown: <Countdown label="Ends in" until={0} labels={{ days: 'd', hours: 'h', minutes: 'm', seconds: 's' }} />,
  Dialog: (
    <Dialog title="Wallet" closeLabel="Close" onClose={nothing}>
      Inside
    </Dialog>
  ),
  Drawer: (
    <Drawer title="Menu" closeLabel="Close" onClose={nothing}>
      Inside
    </Drawer>
  ),
  Menu: <Menu items={[{ id: 'a', label: 'A' }]} trigger={(trigger) => <Button {...trigger}>More</Button>} />,
  Money: <Money amount={1} text="1.00 EUR" unit="EUR" isLive announcement="Balance" />,
  Picture: <Picture src="/a.png" alt="" width={4} height={3} dominantColour="#123456" />,
  Popover: (
    <Popover label="About" trigger={(trigger) => <Button {...trigger}>Open</Button>}>
      Inside
    </Popover>
  ),
  Progress: <Progress label="Quest" value={0.5} shape="ring" />,
  QrCode: <QrCode text="hello" label="Code" />,
  ToastGroup: <ToastGroup label="Messages" closeLabel="Close" messages={[]} onGone={nothing} />,
  Tooltip: <Tooltip text="Words">{(trigger) => <Button {...trigger}>Play</Button>}</Tooltip>,
}

it.each(Object.entries(elements))(
  '%s renders on the server without a warning and without a style attribute',
  (_, element) => {
    const html = renderToString(element)
    expect(html.length).toBeGreaterThan(10)
    expect(html).not.toMatch(/\sstyle=/)
  },
)
