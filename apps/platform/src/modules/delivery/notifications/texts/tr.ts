import type { MessageTexts } from './text.ts'

export const tr: MessageTexts = {
  welcome: {
    title: 'Hoş geldiniz',
    body: 'Hesabınız açıldı. Oynamadan önce iki dakikanızı ayırın ve oyunu ayırabileceğiniz zaman ve para içinde nasıl tutacağınızı okuyun.',
    label: 'Sorumlu oyun',
  },
  passwordChanged: {
    title: 'Parolanız değiştirildi',
    body: 'Diğer tüm cihazlarda oturum kapatıldı. Bunu siz yapmadıysanız hemen bize yazın.',
    label: 'Bize ulaşın',
  },
  signInLinked: {
    title: 'Yeni bir giriş yolu',
    body: 'Her ikisinde de aynı doğrulanmış e-posta olduğu için hesabınız artık başka bir şirketteki hesabınızla da açılıyor. Bunu siz yapmadıysanız hemen bize yazın.',
    label: 'Bize ulaşın',
  },
  guardsChanged: {
    title: 'Hesabınızın koruması değişti',
    body: 'Hesabınızın girişte istediği şey değiştirildi. Bu siz değilseniz bize hemen yazın.',
    label: 'Güvenliğiniz',
  },
  documentApproved: {
    title: 'Belge kabul edildi',
    body: 'Gönderdiğiniz bir belgeyi inceledik ve kabul ettik.',
    label: 'Belgeleriniz',
  },
  documentRejected: {
    title: 'Belge kabul edilmedi',
    body: 'Gönderdiğiniz bir belgeyi inceledik ve kabul edemedik. Nedenine bakın ve başka bir belge gönderin.',
    label: 'Belgeleriniz',
  },
  identityApproved: {
    title: 'Kimlik doğrulandı',
    body: 'Kimlik kontrolünüz tamamlandı ve her şey yolunda.',
    label: 'Doğrulama',
  },
  identityRejected: {
    title: 'Kimlik doğrulanamadı',
    body: 'Kimlik kontrolünüz başarılı olmadı. Nedenine ve yeniden deneyip deneyemeyeceğinize bakın.',
    label: 'Doğrulama',
  },
  withdrawalPaid: {
    title: 'Çekim ödendi',
    body: 'Ödeme şirketi çekiminizi ödedi.',
    label: 'Ödemeleriniz',
  },
  withdrawalFailed: {
    title: 'Çekim başarısız oldu',
    body: 'Ödeme şirketi ödeyemedi. Para yeniden bakiyenizde.',
    label: 'Ödemeleriniz',
  },
  withdrawalRefused: {
    title: 'Çekim gerçekleştirilmedi',
    body: 'Para yeniden bakiyenizde. Nedeni ödemelerinizde yazıyor.',
    label: 'Ödemeleriniz',
  },
  referralJoined: {
    title: 'Bir arkadaşınız kayıt oldu',
    body: 'Biri davet bağlantınızla hesap açtı. Her davetin ne aşamada olduğunu orada görürsünüz.',
    label: 'Davetleriniz',
  },
  referralRewarded: {
    title: 'Davetiniz için bonus',
    body: 'Davet ettiğiniz bir arkadaşınız koşulları yerine getirdi; bonusunuz hesabınızda.',
    label: 'Davetleriniz',
  },
  tournamentPrize: {
    title: 'Bir turnuvada ödül kazandınız',
    body: 'Turnuva bitti ve sıranızın ödülü hesabınızda.',
    label: 'Turnuvalar',
  },
  betCorrected: {
    title: 'Bir bahsin sonucu düzeltildi',
    body: 'Bir spor bahsi yeniden sonuçlandırıldı ve fazladan ödenen tutar geri alındı. Hesapta artık olmayan kısım, bu hesaba gelecek ilk paradan ödenir.',
    label: 'Bahislerin',
  },
  levelReached: {
    title: 'Yeni seviyeniz için ödül',
    body: 'Yeni bir seviyeye ulaştınız; ödülü hesabınızda.',
    label: 'Seviyeniz',
  },
  wheelSpinsGiven: {
    title: 'Ödül çarkı hakkı',
    body: 'Bir ödül çarkını çevirebilirsin. Ne zamana kadar ve her ödülün olasılığı sayfasında yazıyor.',
    label: 'Çark',
  },
  questCompleted: {
    title: 'Bir görevi tamamladınız',
    body: 'Bütün adımlar tamam; ödülü hesabınızda.',
    label: 'Görevleriniz',
  },
  cashbackPaid: {
    title: 'Cashback ödemeniz',
    body: 'Sona eren bir dönemde kaybettiğiniz tutarın bir payı hesabınızda.',
    label: 'Bonuslarınız',
  },
  bonusGiven: {
    title: 'Bir bonusunuz var',
    body: 'Hesabınızda; koşulları yanında yazılı.',
    label: 'Bonuslarınız',
  },
  bonusExpiring: {
    title: 'Bir bonusun süresi doluyor',
    body: 'Süresinin dolmasına bir günden az kaldı. Kendi paranız olduğu gibi kalır; bunun için oynamanız gerekmez.',
    label: 'Bonuslarınız',
  },
  bonusPlayed: {
    title: 'Bonusunuz artık kendi paranız',
    body: 'Çevrim şartını yerine getirdiniz.',
    label: 'Geçmişiniz',
  },
  bonusEnded: {
    title: 'Bir bonus sona erdi',
    body: 'Hiçbir kısmı kendi paranız olmadı. Size ait olan paraya dokunulmadı.',
    label: 'Geçmişiniz',
  },
  freeSpinsGiven: {
    title: 'Ücretsiz döndürmeleriniz var',
    body: 'Hesabınızda ve ücretsizler; başlatıp başlatmayacağınıza siz karar verirsiniz.',
    label: 'Bonuslarınız',
  },
  freeSpinsExpiring: {
    title: 'Ücretsiz döndürmelerin süresi doluyor',
    body: 'Sürelerinin dolmasına bir günden az kaldı. Kazandıkları, koşullarına göre sizin kalır; geri kalanları oynamanız gerekmez.',
    label: 'Bonuslarınız',
  },
  freeSpinsEnded: {
    title: 'Ücretsiz döndürmeler sona erdi',
    body: 'Ne kazandıkları ve nereye gittiği geçmişinizde yazılı.',
    label: 'Geçmişiniz',
  },
  creditCardRefused: {
    title: 'Kredi kartı kabul edilmiyor',
    body: 'Ülkenizde kredi kartıyla para yatırılamaz. Bakiyenize bir şey eklenmedi; para karta geri döner.',
    label: 'Ödemeleriniz',
  },
  depositArrived: {
    title: 'Para yatırma tamamlandı',
    body: 'Ödemen ulaştı ve bakiyene eklendi.',
    label: 'Ödemelerin',
  },
  newSignIn: {
    title: 'Yeni bir yerden giriş',
    body: 'Hesabına yeni bir cihazdan ya da başka bir ülkeden giriş yapıldı. Sen değilsen o oturumu kapat ve parolanı değiştir.',
    label: 'Güvenliğin',
  },
}
