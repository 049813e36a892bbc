import type { RefusalTexts } from './text.ts'

export const tr: RefusalTexts = {
  documents_needed: 'Önce sizden belgelere ihtiyacımız var. Profilinizdeki “Belgeler” bölümünden gönderin.',
  identity_needed: 'Önce kimliğinizi doğrulamamız gerekiyor. Profiliniz nasıl olacağını gösterir.',
  name_differs: 'Hesap sizin adınıza değil. Adınıza olan birini seçin.',
  destination_unsuitable: 'Oraya ödeme yapamıyoruz. Başka bir hesap ya da yol seçin.',
  account_in_doubt: 'Hesabınızla ilgili sorularımız var. Lütfen bize yazın.',
  other: 'Bunu ödeyemedik.',
}
