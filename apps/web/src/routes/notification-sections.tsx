import { PreferencesSections } from '../features/notifications/preferences/preferences-sections.tsx'
import { AllMessagesSection } from './all-messages-section.tsx'

/** What was written to the player, and what they want to hear of. */
export function NotificationSections() {
  return (
    <>
      <AllMessagesSection />
      <PreferencesSections />
    </>
  )
}
