import avatar from '@baize/ui/avatar?raw'
import badge from '@baize/ui/badge?raw'
import birthDateField from '@baize/ui/birth-date-field?raw'
import button from '@baize/ui/button?raw'
import card from '@baize/ui/card?raw'
import carousel from '@baize/ui/carousel?raw'
import checkbox from '@baize/ui/checkbox?raw'
import codeField from '@baize/ui/code-field?raw'
import comboBox from '@baize/ui/combo-box?raw'
import comboInput from '@baize/ui/combo-input?raw'
import confirm from '@baize/ui/confirm?raw'
import copyField from '@baize/ui/copy-field?raw'
import countdown from '@baize/ui/countdown?raw'
import currencyField from '@baize/ui/currency-field?raw'
import dialog from '@baize/ui/dialog?raw'
import drawer from '@baize/ui/drawer?raw'
import emptyState from '@baize/ui/empty-state?raw'
import field from '@baize/ui/field?raw'
import fileDrop from '@baize/ui/file-drop?raw'
import menu from '@baize/ui/menu?raw'
import modal from '@baize/ui/modal?raw'
import money from '@baize/ui/money?raw'
import pagination from '@baize/ui/pagination?raw'
import passwordField from '@baize/ui/password-field?raw'
import phoneField from '@baize/ui/phone-field?raw'
import picture from '@baize/ui/picture?raw'
import popover from '@baize/ui/popover?raw'
import progress from '@baize/ui/progress?raw'
import qrCode from '@baize/ui/qr-code?raw'
import searchField from '@baize/ui/search-field?raw'
import segmented from '@baize/ui/segmented?raw'
import selectControl from '@baize/ui/select-control?raw'
import select from '@baize/ui/select?raw'
import skeleton from '@baize/ui/skeleton?raw'
import strengthMeter from '@baize/ui/strength-meter?raw'
import switchBox from '@baize/ui/switch?raw'
import table from '@baize/ui/table?raw'
import tabs from '@baize/ui/tabs?raw'
import textArea from '@baize/ui/text-area?raw'
import textField from '@baize/ui/text-field?raw'
import textLink from '@baize/ui/text-link?raw'
import toastGroup from '@baize/ui/toast-group?raw'
import toast from '@baize/ui/toast?raw'
import tooltip from '@baize/ui/tooltip?raw'

/** The sources whose interfaces document the components. */
export const sources: readonly string[] = [
  avatar,
  badge,
  birthDateField,
  button,
  card,
  carousel,
  checkbox,
  codeField,
  comboBox,
  comboInput,
  confirm,
  copyField,
  countdown,
  currencyField,
  dialog,
  drawer,
  emptyState,
  field,
  fileDrop,
  menu,
  modal,
  money,
  pagination,
  passwordField,
  phoneField,
  picture,
  popover,
  progress,
  qrCode,
  searchField,
  segmented,
  selectControl,
  select,
  skeleton,
  strengthMeter,
  switchBox,
  table,
  tabs,
  textArea,
  textField,
  textLink,
  toastGroup,
  toast,
  tooltip,
]
