import type { PartName } from '../../shared/content/content.ts'
import type { DialogName } from '../../shared/dialogs/dialog-props.ts'
import type { DialogEntry } from '../../shared/dialogs/registry-types.ts'

const MESSAGES: PartName = 'fieldsSettings.validationMessages'
const FIELDS: readonly PartName[] = ['fieldsSettings.fieldsControls', MESSAGES]

/**
 * How every dialog is shown: its chunk and its texts, in the order of `dialog-rules.ts`. Each takes the properties
 * that `dialog-props.ts` says it is opened with.
 */
export const dialogRegistry = {
  'sign-in': {
    load: async () => (await import('../../features/auth/sign-in/sign-in-dialog.tsx')).SignInDialog,
    parts: ['modals.signIn', 'globalComponents.socialAuth', ...FIELDS],
  },
  'forgot-pass': {
    load: async () => (await import('../../features/auth/password/forgot-pass-dialog.tsx')).ForgotPassDialog,
    parts: ['modals.forgotPass', 'modals.signIn', 'globalComponents.phoneVerification', ...FIELDS],
  },
  'reset-pass': {
    load: async () => (await import('../../features/auth/password/reset-pass-dialog.tsx')).ResetPassDialog,
    parts: ['modals.resetPass', 'modals.signUp', ...FIELDS],
  },
  'sign-up': {
    load: async () => (await import('../../features/auth/sign-up/sign-up-dialog.tsx')).SignUpDialog,
    prepare: async () => (await import('../../features/auth/sign-up/sign-up-dialog.tsx')).prepare(),
    parts: ['modals.signUp', 'globalComponents.socialAuth', 'globalComponents.phoneVerification', ...FIELDS],
  },
  'sign-up-cancel': {
    load: async () => (await import('../../features/auth/sign-up/sign-up-cancel-dialog.tsx')).SignUpCancelDialog,
    parts: ['modals.signUpCancel'],
  },
  'cancel-deposit': {
    load: async () =>
      (await import('../../features/wallet/deposit-outcome/cancel-deposit-dialog.tsx')).CancelDepositDialog,
    parts: ['modals.cancelDeposit'],
  },
  'profile-confirmed': {
    load: async () => (await import('../../features/auth/sign-up/profile-confirmed-dialog.tsx')).ProfileConfirmedDialog,
    parts: ['modals.profileConfirmed'],
  },
  'confirmation-failed': {
    load: async () =>
      (await import('../../features/auth/sign-up/confirmation-failed-dialog.tsx')).ConfirmationFailedDialog,
    parts: ['modals.confirmationFailed'],
  },
  'mobile-game': {
    load: async () => (await import('../../features/play/entry/game-entry-dialog.tsx')).GameEntryDialog,
    parts: ['modals.mobileGame'],
  },
  'loyalty-earn': {
    load: async () => (await import('../../features/loyalty/loyalty-earn-dialog.tsx')).LoyaltyEarnDialog,
    parts: ['modals.loyaltyEarn'],
  },
  'demo-game': {
    load: async () => (await import('../../features/play/entry/demo-game-dialog.tsx')).DemoGameDialog,
    parts: ['modals.demoGame'],
  },
  categories: {
    load: async () => (await import('../../features/catalogue/categories/categories-dialog.tsx')).CategoriesDialog,
    parts: ['modals.categories'],
  },
  providers: {
    load: async () => (await import('../../features/catalogue/providers/providers-dialog.tsx')).ProvidersDialog,
    parts: ['modals.providers', 'globalComponents.cardsGroup', 'globalComponents.providersSettings'],
  },
  'geo-restricted-game': {
    load: async () => (await import('../../features/play/entry/notice-dialog.tsx')).GeoGameDialog,
    parts: ['modals.geoRestrictedGame'],
  },
  'geo-restricted-type': {
    load: async () => (await import('../../features/play/entry/notice-dialog.tsx')).GeoTypeDialog,
    parts: ['modals.geoRestrictedType'],
  },
  wallet: {
    load: async () => (await import('../../features/wallet/wallet-dialog.tsx')).WalletDialog,
    parts: ['modals.wallet', 'profile.bonuses', 'globalComponents.bonuses', 'globalComponents.bonusCost', ...FIELDS],
  },
  'deposit-error': {
    load: async () =>
      (await import('../../features/wallet/deposit-outcome/deposit-error-dialog.tsx')).DepositErrorDialog,
    parts: ['modals.depositError', 'modals.wallet'],
  },
  'deposit-success': depositResult('modals.depositSuccess'),
  'deposit-pending': depositResult('modals.depositPending'),
  'deposit-redirect': depositResult('modals.depositRedirect'),
  'equivalent-currency': {
    load: async () =>
      (await import('../../features/wallet/currency/equivalent-currency-dialog.tsx')).EquivalentCurrencyDialog,
    parts: ['modals.equivalentCurrency'],
  },
  'wallet-region': {
    load: async () => (await import('../../features/wallet/region/wallet-region-dialog.tsx')).WalletRegionDialog,
    parts: ['modals.walletRegion'],
  },
  'quests-hub': {
    load: async () => (await import('../../features/quests/quests-hub-dialog.tsx')).QuestsHubDialog,
    parts: [
      'modals.questsHub',
      'modals.questTasks',
      'globalComponents.constants',
      'globalComponents.loyalty',
      MESSAGES,
    ],
  },
  'quest-rewards': {
    load: async () => (await import('../../features/quests/quest-rewards-dialog.tsx')).QuestRewardsDialog,
    parts: ['modals.questsHub', 'globalComponents.loyalty'],
  },
  'quest-tasks': {
    load: async () => (await import('../../features/quests/quest-tasks-dialog.tsx')).QuestTasksDialog,
    parts: ['modals.questTasks', 'globalComponents.constants', 'fieldsSettings.fieldsControls'],
  },
  'quest-task-games': {
    load: async () => (await import('../../features/quests/quest-task-games-dialog.tsx')).QuestTaskGamesDialog,
    parts: ['modals.questTasks'],
  },
  'wallet-bonus-info': {
    load: async () => (await import('../../features/bonuses/wallet-bonus-info-dialog.tsx')).WalletBonusInfoDialog,
    parts: ['modals.walletBonusInfo', 'globalComponents.bonuses', 'globalComponents.bonusCost'],
  },
  'loyalty-level': {
    load: async () => (await import('../../features/loyalty/loyalty-level-dialog.tsx')).LoyaltyLevelDialog,
    parts: ['modals.loyaltyLevel', 'globalComponents.loyalty'],
  },
  'turn-over-wager': {
    load: async () => (await import('../../features/wallet/turnover/turn-over-wager-dialog.tsx')).TurnOverWagerDialog,
    parts: ['modals.wallet'],
  },
  'add-cash-limit': {
    load: async () => (await import('../../features/limits/add-cash-limit-dialog.tsx')).AddCashLimitDialog,
    parts: ['modals.addCashLimit', 'globalComponents.constants', ...FIELDS],
  },
  'edit-cash-limit': {
    load: async () => (await import('../../features/limits/edit-cash-limit-dialog.tsx')).EditCashLimitDialog,
    parts: ['modals.editCashLimit', ...FIELDS],
  },
  'game-limit-reached': {
    load: async () => (await import('../../features/play/entry/notice-dialog.tsx')).GameLimitDialog,
    parts: ['modals.gameLimitReached'],
  },
  'take-break': {
    load: async () => (await import('../../features/limits/take-break-dialog.tsx')).TakeBreakDialog,
    parts: ['modals.takeBreak'],
  },
  'reality-check': {
    load: async () => (await import('../../features/play/reality/reality-check-dialog.tsx')).RealityCheckDialog,
    parts: ['modals.realityCheck'],
    // One of its answers closes it.
    beforeClose: () => false,
  },
  'self-exclusion-limit': {
    load: async () => (await import('../../features/limits/self-exclusion-limit-dialog.tsx')).SelfExclusionLimitDialog,
    parts: ['modals.selfExclusionLimit', MESSAGES],
  },
  'bonus-cancel-lock': {
    load: async () =>
      (await import('../../features/bonuses/give-up/bonus-cancel-lock-dialog.tsx')).BonusCancelLockDialog,
    parts: ['modals.bonusCancelLock', 'globalComponents.bonuses'],
  },
  'change-active-bonus': bonusConfirm('modals.changeActiveBonus'),
  'cancel-active-bonus': bonusConfirm('modals.cancelActiveBonus'),
  'cancel-issued-bonus': bonusConfirm('modals.cancelIssuedBonus'),
  'cancel-unsettled-bonus': {
    load: async () =>
      (await import('../../features/bonuses/give-up/cancel-unsettled-bonus-dialog.tsx')).CancelUnsettledBonusDialog,
    parts: ['modals.cancelUnsettledBonus', 'globalComponents.bonuses', MESSAGES],
  },
  'package-bonus': {
    load: async () => (await import('../../features/bonuses/packages/package-bonus-dialog.tsx')).PackageBonusDialog,
    parts: ['globalComponents.bonuses', 'globalComponents.bonusCost'],
  },
  'bonus-details': {
    load: async () => (await import('../../features/bonuses/bonus-details-dialog.tsx')).BonusDetailsDialog,
    parts: ['modals.bonusDetails', 'globalComponents.bonuses'],
  },
  'max-bets': {
    load: async () => (await import('../../features/bonuses/bets/max-bets-dialog.tsx')).MaxBetsDialog,
    parts: ['modals.maxBets', MESSAGES],
  },
  'restricted-bets': {
    load: async () => (await import('../../features/bonuses/bets/restricted-bets-dialog.tsx')).RestrictedBetsDialog,
    parts: ['modals.restrictedBets', 'globalComponents.bonuses', MESSAGES],
  },
  'wheel-reward': {
    load: async () => (await import('../../features/wheels/wheel-reward-dialog.tsx')).WheelRewardDialog,
    parts: ['modals.wheelReward'],
  },
  'sign-up-limits': {
    load: async () => (await import('../../features/limits/prompt/sign-up-limits-dialog.tsx')).SignUpLimitsDialog,
    parts: ['modals.signUpLimits'],
  },
  'short-check': {
    load: async () => (await import('../../features/limits/short-check/short-check-dialog.tsx')).ShortCheckDialog,
    parts: ['modals.shortCheck', 'profile.personal'],
  },
  'fresh-proof': {
    load: async () => (await import('../../features/profile/proof/fresh-proof-dialog.tsx')).FreshProofDialog,
    parts: ['modals.freshProof', 'globalComponents.phoneVerification', ...FIELDS],
  },
  'second-factor': {
    load: async () => (await import('../../features/auth/sign-in/second-factor-dialog.tsx')).SecondFactorDialog,
    parts: ['modals.secondFactor'],
  },
  agreements: {
    load: async () => (await import('../../features/profile/agreements/agreements-dialog.tsx')).AgreementsDialog,
    parts: ['modals.agreements'],
  },
  'still-there': {
    load: async () => (await import('../../features/auth/presence/still-there-dialog.tsx')).StillThereDialog,
    parts: ['modals.stillThere'],
  },
  search: {
    load: async () => (await import('../../features/search/search-dialog.tsx')).SearchDialog,
    parts: [],
  },
  menu: {
    load: async () => (await import('../menu/menu-dialog.tsx')).MenuDialog,
    parts: [],
  },
  'user-navigation': {
    load: async () => (await import('../header/user-navigation-dialog.tsx')).UserNavigationDialog,
    parts: [],
  },
  'currency-navigation': {
    load: async () => (await import('../header/currency-navigation-dialog.tsx')).CurrencyNavigationDialog,
    parts: [],
  },
  messages: {
    load: async () => (await import('../../features/notifications/messages-dialog.tsx')).MessagesDialog,
    parts: [],
  },
} satisfies { [Name in DialogName]: DialogEntry<Name> }

function bonusConfirm(
  part: PartName,
): DialogEntry<'change-active-bonus' | 'cancel-active-bonus' | 'cancel-issued-bonus'> {
  return {
    load: async () => (await import('../../features/bonuses/give-up/confirm-bonus-dialog.tsx')).ConfirmBonusDialog,
    parts: [part, 'globalComponents.bonuses', MESSAGES],
  }
}

function depositResult(part: PartName): DialogEntry<'deposit-success' | 'deposit-pending' | 'deposit-redirect'> {
  return {
    load: async () =>
      (await import('../../features/wallet/deposit-outcome/deposit-result-dialog.tsx')).DepositResultDialog,
    parts: [part, 'modals.wallet'],
  }
}
