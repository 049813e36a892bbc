import type { StudioIdentity } from '../themes/studios.ts'
import * as frames from './frames.ts'
import type { Frame } from './frames.ts'
import { band, carved, label, marquee, ribbon, scrim } from './mountings.ts'
import type { Mounting } from './mountings.ts'
import type { TitleStyle } from './title.ts'

/** How one studio sets its covers: the face and the mounting of the title, and the frame. */
export interface House {
  title: TitleStyle
  mounting: Mounting
  frame: Frame
}

export const houses: Record<StudioIdentity, House> = {
  'verdigris-works': {
    title: { face: 'cinzel', letterSpacing: 0.01, isCapitals: true, sizeMax: 38 },
    mounting: scrim,
    frame: frames.hairlines,
  },
  'gilt-hour': {
    title: { face: 'limelight', letterSpacing: 0.02, sizeMax: 40 },
    mounting: band,
    frame: frames.stepped,
  },
  'halfpenny-arcade': {
    title: { face: 'rye', letterSpacing: 0.02, sizeMax: 36 },
    mounting: ribbon,
    frame: frames.bulbs,
  },
  northwake: {
    title: { face: 'bebas', letterSpacing: 0.02, isCapitals: true, isJustified: true, sizeMax: 62 },
    mounting: band,
    frame: frames.none,
  },
  'cinder-and-fox': { title: { face: 'abril', sizeMax: 40 }, mounting: marquee, frame: frames.mat },
  'ostrich-parlour': { title: { face: 'yeseva', sizeMax: 38 }, mounting: scrim, frame: frames.scallops },
  'tall-tide': {
    title: { face: 'josefin', letterSpacing: 0.06, isCapitals: true, sizeMax: 32 },
    mounting: scrim,
    frame: frames.brackets,
  },
  'moth-and-meridian': {
    title: { face: 'playfair', letterSpacing: 0.01, sizeMax: 34 },
    mounting: label,
    frame: frames.pinned,
  },
  'brindle-yard': {
    title: { face: 'bungee', isCapitals: true, isJustified: true, sizeMax: 46 },
    mounting: carved,
    frame: frames.none,
  },
  'kettle-and-crane': {
    title: { face: 'slab', letterSpacing: 0.01, isJustified: true, sizeMax: 42 },
    mounting: carved,
    frame: frames.rope,
  },
}
