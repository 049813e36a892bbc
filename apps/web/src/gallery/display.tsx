import { Avatar } from '@baize/ui/avatar'
import { Badge, type BadgeTone, CountBadge } from '@baize/ui/badge'
import { Button } from '@baize/ui/button'
import { Card } from '@baize/ui/card'
import { Picture } from '@baize/ui/picture'
import { TextLink } from '@baize/ui/text-link'
import { Icon } from '../shared/icons/icon.tsx'
import { CarouselExhibit } from './carousel-exhibit.tsx'
import { type ExhibitGroup, Line, State } from './exhibit.tsx'
import sample from './sample.svg?no-inline'

const TONES: BadgeTone[] = ['neutral', 'accent', 'positive', 'warning', 'danger', 'info', 'bonus', 'demo']
const VARIANTS = ['soft', 'outline', 'solid'] as const

/** A picture that no browser can read. */
const BROKEN = 'data:image/png;base64,AAAA'

/** What shows things. */
export const display: ExhibitGroup = {
  id: 'display',
  title: 'Display',
  exhibits: [
    {
      id: 'card',
      name: 'Card',
      about: 'A group of what belongs together, with hairline borders instead of shadows.',
      props: ['CardProps'],
      Show: () => (
        <>
          <State name="With title, aside and actions">
            <Card
              title="Monday reload"
              aside={<Badge tone="positive">Active</Badge>}
              actions={
                <>
                  <Button size="small">Details</Button>
                  <Button size="small" variant="quiet">
                    Cancel bonus
                  </Button>
                </>
              }
            >
              <p>50% of your deposit up to 100.00 EUR, wagered 30 times within 7 days.</p>
            </Card>
          </State>
          <State name="Picture and interactive">
            <Card
              isInteractive
              picture={<Picture src={sample} alt="" width={480} height={300} />}
              title="Evergreen run"
            >
              <p>Ends on 30 November.</p>
            </Card>
          </State>
          <State name="Selected, small">
            <Card padding="small" isSelected>
              Chosen
            </Card>
          </State>
          {(['raised', 'sunken', 'outline'] as const).map((tone) => (
            <State key={tone} name={`Tone ${tone}`}>
              <Card tone={tone}>The surface under it changes, the words do not.</Card>
            </State>
          ))}
        </>
      ),
    },
    {
      id: 'badge',
      name: 'Badge',
      about: 'A short state or label. The words carry the meaning, the colour only helps to find it.',
      props: ['BadgeProps', 'CountBadgeProps'],
      Show: () => (
        <>
          {VARIANTS.map((variant) => (
            <State key={variant} name={`Variant ${variant}`}>
              <Line>
                {TONES.map((tone) => (
                  <Badge key={tone} tone={tone} variant={variant}>
                    {tone}
                  </Badge>
                ))}
              </Line>
            </State>
          ))}
          <State name="Small, and with an icon">
            <Line>
              <Badge size="small">Small</Badge>
              <Badge tone="warning" icon={<Icon name="clock" size={14} />}>
                Pending
              </Badge>
            </Line>
          </State>
          <State name="Counts: 3, 128, and none for 0">
            <Line>
              <CountBadge count={3} label="3 unread" />
              <CountBadge count={128} tone="danger" label="128 unread" />
              <CountBadge count={7} tone="neutral" label="7 unread" />
              <CountBadge count={0} />
            </Line>
          </State>
        </>
      ),
    },
    {
      id: 'avatar',
      name: 'Avatar',
      about: 'A person as a picture or as letters; letters also when the picture fails.',
      props: ['AvatarProps'],
      Show: () => (
        <>
          <State name="Letters in three sizes">
            <Line>
              <Avatar name="mira" size="small" label="mira" />
              <Avatar name="Old Oak" label="Old Oak" />
              <Avatar name="سارا" size="large" label="سارا" />
            </Line>
          </State>
          <State name="Picture, and one that fails">
            <Line>
              <Avatar name="mira" src={sample} label="mira" />
              <Avatar name="nora" src={BROKEN} label="nora" />
            </Line>
          </State>
          <State name="Six colours by name">
            <Line>
              {['ash', 'beech', 'cedar', 'elm', 'fir', 'hazel', 'juniper', 'larch'].map((name) => (
                <Avatar key={name} name={name} size="small" label={name} />
              ))}
            </Line>
          </State>
        </>
      ),
    },
    {
      id: 'picture',
      name: 'Picture',
      about: 'Holds its place by its ratio, shows the dominant colour until it arrives, and is never a broken frame.',
      props: ['PictureProps', 'PictureDensities'],
      Show: () => (
        <>
          <State name="Three densities, best first">
            <Picture
              src={{ '1x': sample, '2x': sample, '3x': sample }}
              alt="Hills under a moon"
              width={480}
              height={300}
              shape="card"
              dominantColour="#1e3b2d"
            />
          </State>
          <State name="Failed, with words">
            <Picture
              src={BROKEN}
              alt="Hills under a moon"
              width={480}
              height={300}
              shape="card"
              dominantColour="#1e3b2d"
              fallback={<Icon name="sea" size={32} />}
            />
          </State>
          <State name="Failed, with another picture">
            <Picture src={BROKEN} alt="Hills under a moon" width={480} height={300} shape="card" fallback={sample} />
          </State>
        </>
      ),
    },
    {
      id: 'carousel',
      name: 'Carousel',
      about:
        'The platform scrolls and snaps. Touch, wheel, drag, arrow keys, Home and End, and buttons; by itself only with a pause button, and not when hovered, focused or with reduced motion.',
      props: ['CarouselProps', 'Slide'],
      Show: CarouselExhibit,
    },
    {
      id: 'text-link',
      name: 'TextLink',
      about: 'A link that is words. Underlined, because colour alone would not tell it apart.',
      props: ['TextLinkProps'],
      Show: () => (
        <>
          <State name="In a sentence">
            <p>
              Read <TextLink href="#text-link">the rules of wagering</TextLink> before you take a bonus.
            </p>
          </State>
          <State name="Quiet">
            <p>
              Questions?{' '}
              <TextLink href="#text-link" variant="quiet">
                Write to us
              </TextLink>
              .
            </p>
          </State>
          <State name="In a new tab">
            <TextLink href="#text-link" newTabLabel="opens in a new tab">
              Independent help with gambling
            </TextLink>
          </State>
        </>
      ),
    },
  ],
}
