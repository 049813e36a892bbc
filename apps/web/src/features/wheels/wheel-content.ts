import type { HowItWorksContent } from '../../shared/cards/how-it-works.tsx'
import type { MarkedText } from '../../shared/content/marked-text.ts'
import type { Text } from '../../shared/content/text.ts'

/** A wheel's page as the content tree writes it. */
export interface WheelContent {
  subtitle: MarkedText
  pictures: { wheel: string; arrow: string; button: string; segment: string }
  colours: {
    odd: string
    even: string
    additional: string
    label: string
    rate: string
    top: string
    bottom: string
    activeBoard: string
    unavailableBoard: string
  }
  spinSourceLabel: string
  getSpins: { label: string; icon: string; url: string }
  getSpinsHint: string
  howItWorks: HowItWorksContent | null
  terms: { title: string; content: MarkedText } | null
}

export function toWheelContent(text: Text): WheelContent {
  return {
    subtitle: text.marked('pageSubtitle'),
    pictures: {
      wheel: text('wheelImage'),
      arrow: text('arrowImage'),
      button: text('buttonImage'),
      segment: text('segmentImage'),
    },
    colours: {
      odd: text('oddSectorColor'),
      even: text('evenSectorColor'),
      additional: text('additionalSectorColor'),
      label: text('segmentLabelColor'),
      rate: text('segmentRateColor'),
      top: text('backgroundGradient.topColor'),
      bottom: text('backgroundGradient.bottomColor'),
      activeBoard: text('activeWheelBoardColor'),
      unavailableBoard: text('unavailableWheelBoardColor'),
    },
    spinSourceLabel: text('spinSourceLabel'),
    getSpins: {
      label: text('getSpinsButton.label'),
      icon: text('getSpinsButton.icon'),
      url: text('getSpinsButton.url'),
    },
    getSpinsHint: text('getSpinsHintLabel'),
    howItWorks: text.at<HowItWorksContent>('howItWorks') ?? null,
    terms: text.at<boolean>('terms.enabled')
      ? { title: text('terms.title'), content: text.marked('terms.content') }
      : null,
  }
}
