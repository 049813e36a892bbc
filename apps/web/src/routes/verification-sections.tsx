import { EmailSection } from '../features/profile/verification/email-section.tsx'
import { IdentitySection } from '../features/profile/verification/identity-section.tsx'
import { PhoneSection } from '../features/profile/verification/phone-section.tsx'

/** Everything about a player that can be proven, one section each. */
export function VerificationSections() {
  return (
    <>
      <EmailSection />
      <PhoneSection />
      <IdentitySection />
    </>
  )
}
