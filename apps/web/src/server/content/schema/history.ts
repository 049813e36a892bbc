import { emptyWords, failed, pagingLabels } from './common.ts'
import { type Category, type Fields, int, object, str } from './field.ts'

/** A file without `tabLabel` hides its tab. */
const tab: Fields = { tabLabel: str.optional, tabPosition: int, empty: emptyWords }
/** An empty place with one way on. */
const emptyWithButton = object({ title: str, description: str, button: str })

const details = { clientLabel: str, clientTooltip: str }

export const history: Category = {
  files: {
    transactions: object({
      ...tab,
      ...pagingLabels,
      caption: str,
      failed,
      tableColumns: object({ date: str, type: str, id: str, method: str, status: str, sum: str }),
      dateLabel: str.awaits('history'),
      dateFromLabel: str,
      dateToLabel: str,
      typeFilterLabel: str,
      currencyLabel: str,
      emptyCurrencySearchTitle: str,
      statusFilterLabel: str,
      allFilterOption: str,
      copyIdTooltip: str,
      copiedLabel: str,
      cancelPaymentButton: str.awaits('withdrawals'),
      filtersLabel: str,
      filtersButton: str,
      resetButton: str,
      notFound: emptyWithButton,
      securityCode: object({ getCodeButton: str, codeLabel: str, codeTooltip: str, ...details }).awaits('history'),
      dosafepayData: object({
        showDetailsButton: str,
        numberLabel: str,
        numberTooltip: str,
        ...details,
      }).awaits('history'),
    }),
    spins: object({
      ...tab,
      empty: emptyWithButton,
      ...pagingLabels,
      caption: str,
      failed,
      tableColumns: object({ game: str, bet: str, result: str, date: str }),
    }),
    bets: object({
      ...tab,
      settledTab: str,
      unsettledTab: str,
      betCard: object({
        copyButton: str,
        copyTooltip: str,
        comboLabel: str,
        comboDisciplinesTooltip: str,
        comboBetsLabel: str,
        coefficientLabel: str,
        betLabel: str,
        resultLabel: str,
      }),
    }).awaits('sportsbook'),
    bonuses: object({
      ...tab,
      cashBonusTab: str,
      freeSpinsTab: str,
      tableColumns: object({ title: str, status: str, amount: str, progress: str, created: str, expired: str }),
    }).awaits('bonuses'),
    sessions: object({
      ...tab,
      ...pagingLabels,
      caption: str,
      failed,
      tableColumns: object({ country: str, userAgent: str, createdAt: str, status: str, action: str }),
      sessionsStatuses: object({ current: str, active: str, closed: str }),
      closeButton: str,
      closedAt: str.with('date').awaits('history'),
      deviceName: str.with('browser', 'system'),
      unknownDevice: str,
      unknownCountry: str,
      confirm: object({ title: str, description: str.with('device', 'date'), cancelButton: str }),
    }),
  },
}
