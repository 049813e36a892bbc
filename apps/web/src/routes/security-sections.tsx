import { PasswordSection } from '../features/profile/security/password-section.tsx'
import { PasskeysSection } from '../features/profile/security/passkeys-section.tsx'
import { SecondFactorSection } from '../features/profile/security/second-factor-section.tsx'
import { SessionsSection } from './sessions-section.tsx'

/** Everything that guards the account, one section each. */
export function SecuritySections() {
  return (
    <>
      <PasswordSection />
      <PasskeysSection />
      <SecondFactorSection />
      <SessionsSection name="sessions" pageKey="open" isOpen />
      <SessionsSection name="signIns" pageKey="page" />
    </>
  )
}
