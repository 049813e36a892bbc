import type { RejectTexts } from './text.ts'

export const tr: RejectTexts = {
  unreadable: 'Her şey okunmuyor. Lütfen iyi ışıkta daha net bir görüntü gönderin.',
  incomplete: 'Belgenin bir bölümü eksik. Lütfen tüm köşeleriyle eksiksiz gönderin.',
  expired: 'Bu belge artık geçerli değil.',
  too_old: 'Bu belge 3 aydan eski.',
  wrong_document: 'İstediğimiz belge bu değil.',
  other_person: 'Ad veya doğum tarihi hesabınızdakiyle aynı değil.',
  altered: 'Görüntü düzenlenmiş ya da bir ekranı veya kopyayı gösteriyor. Lütfen belgenin kendisini çekip gönderin.',
  not_needed: 'Bu belgeye ihtiyacımız yok.',
  other: 'Bu belgeyi kabul edemedik.',
}
