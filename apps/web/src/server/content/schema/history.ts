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
      tableColumns: object({ date: str, type: str, id: str, method: str, status: str, sum: str, details: str }),
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
      cancelPaymentButton: str,
      withdrawal: object({
        detailsButton: str,
        detailsLabel: str.with('amount', 'method'),
        title: str.with('amount'),
        destinationLabel: str,
        steps: object({
          requested: str,
          collecting: str,
          checking: str,
          approved: str,
          sent: str,
          review: str,
          paid: str,
          failed: str,
          refused: str,
          cancelled: str,
        }),
        next: object({
          collecting: str.with('time'),
          checking: str.with('time'),
          approved: str.with('time'),
          sending: str.with('time'),
          review: str.with('time'),
        }),
        ends: object({ paid: str, failed: str, cancelled: str }),
        goOnButton: str,
      }),
      filtersLabel: str,
      filtersButton: str,
      resetButton: str,
      notFound: emptyWithButton,
      securityCode: object({ codeLabel: str, codeTooltip: str, ...details }),
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
      freeLabel: str,
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
      ...pagingLabels,
      caption: str,
      failed,
      cashBonusTab: str,
      freeSpinsTab: str,
      tableColumns: object({ title: str, status: str, amount: str, progress: str, created: str, expired: str }),
    }),
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
