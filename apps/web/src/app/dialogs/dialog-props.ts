import type { AgreementsProps } from '../../features/profile/agreements/agreements-dialog.tsx'
import type { SecondFactorProps } from '../../features/auth/sign-in/second-factor-dialog.tsx'
import type { StillThereProps } from '../../features/auth/presence/still-there-dialog.tsx'
import type { SignInProps } from '../../features/auth/sign-in/sign-in-query.ts'
import type { BonusCancelLockProps } from '../../features/bonuses/give-up/bonus-cancel-lock-dialog.tsx'
import type { BonusDetailsProps } from '../../features/bonuses/bonus-details-dialog.tsx'
import type { CancelUnsettledBonusProps } from '../../features/bonuses/give-up/cancel-unsettled-bonus-dialog.tsx'
import type { ConfirmBonusProps } from '../../features/bonuses/give-up/confirm-bonus-dialog.tsx'
import type { MaxBetsProps } from '../../features/bonuses/bets/max-bets-dialog.tsx'
import type { PackageBonusProps } from '../../features/bonuses/packages/package-bonus-dialog.tsx'
import type { RestrictedBetsProps } from '../../features/bonuses/bets/restricted-bets-dialog.tsx'
import type { WalletBonusInfoProps } from '../../features/bonuses/wallet-bonus-info-dialog.tsx'
import type { ProvidersProps } from '../../features/catalogue/providers/providers-dialog.tsx'
import type { AddCashLimitProps } from '../../features/limits/add-cash-limit-dialog.tsx'
import type { EditCashLimitProps } from '../../features/limits/edit-cash-limit-dialog.tsx'
import type { SelfExclusionLimitProps } from '../../features/limits/self-exclusion-limit-dialog.tsx'
import type { LoyaltyLevelProps } from '../../features/loyalty/loyalty-level-dialog.tsx'
import type { MessagesProps } from '../../features/notifications/messages-dialog.tsx'
import type { DemoGameProps } from '../../features/play/entry/demo-game-dialog.tsx'
import type { GameLimitProps } from '../../features/play/entry/notice-dialog.tsx'
import type { GameEntryProps } from '../../features/play/entry/game-entry-dialog.tsx'
import type { FreshProofProps } from '../../features/profile/proof/fresh-proof-dialog.tsx'
import type { RealityCheckProps } from '../../features/play/reality/reality-check-dialog.tsx'
import type { QuestRewardsProps } from '../../features/quests/quest-rewards-dialog.tsx'
import type { QuestTaskGamesProps } from '../../features/quests/quest-task-games-dialog.tsx'
import type { QuestTasksProps } from '../../features/quests/quest-tasks-dialog.tsx'
import type { QuestsHubProps } from '../../features/quests/quests-hub-props.ts'
import type { DepositErrorProps } from '../../features/wallet/deposit-outcome/deposit-error-dialog.tsx'
import type { TurnOverWagerProps } from '../../features/wallet/turnover/turn-over-wager-dialog.tsx'
import type { WalletProps } from '../../features/wallet/wallet-query.ts'
import type { WheelRewardProps } from '../../features/wheels/wheel-reward-dialog.tsx'
import type { NoProps } from '../../shared/dialogs/dialog-props.ts'

declare module '../../shared/dialogs/dialog-props.ts' {
  interface DialogProps {
    'sign-in': SignInProps
    'forgot-pass': NoProps
    'reset-pass': NoProps
    'sign-up': NoProps

    'sign-up-cancel': NoProps
    'cancel-deposit': NoProps
    'profile-confirmed': NoProps
    'confirmation-failed': NoProps
    'mobile-game': GameEntryProps
    'loyalty-earn': NoProps
    'demo-game': DemoGameProps
    categories: NoProps
    providers: ProvidersProps
    'geo-restricted-game': NoProps
    'geo-restricted-type': NoProps

    wallet: WalletProps
    'deposit-error': DepositErrorProps
    'deposit-success': NoProps
    'deposit-pending': NoProps
    'deposit-redirect': NoProps
    'equivalent-currency': NoProps
    'wallet-region': NoProps
    'quests-hub': QuestsHubProps
    'quest-rewards': QuestRewardsProps
    'quest-tasks': QuestTasksProps
    'quest-task-games': QuestTaskGamesProps
    'wallet-bonus-info': WalletBonusInfoProps
    'loyalty-level': LoyaltyLevelProps
    'turn-over-wager': TurnOverWagerProps
    'add-cash-limit': AddCashLimitProps
    'edit-cash-limit': EditCashLimitProps
    'game-limit-reached': GameLimitProps
    'take-break': NoProps
    'reality-check': RealityCheckProps
    'self-exclusion-limit': SelfExclusionLimitProps
    'bonus-cancel-lock': BonusCancelLockProps
    'change-active-bonus': ConfirmBonusProps
    'cancel-active-bonus': ConfirmBonusProps
    'cancel-issued-bonus': ConfirmBonusProps
    'cancel-unsettled-bonus': CancelUnsettledBonusProps
    'package-bonus': PackageBonusProps
    'bonus-details': BonusDetailsProps
    'max-bets': MaxBetsProps
    'restricted-bets': RestrictedBetsProps
    'wheel-reward': WheelRewardProps

    'fresh-proof': FreshProofProps
    'short-check': NoProps
    'sign-up-limits': NoProps
    'second-factor': SecondFactorProps
    agreements: AgreementsProps
    'still-there': StillThereProps

    search: NoProps
    menu: NoProps
    'user-navigation': NoProps
    'currency-navigation': NoProps
    messages: MessagesProps
  }
}
