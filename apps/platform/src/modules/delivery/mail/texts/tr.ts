import type { PlayerLetterTexts } from './text.ts'

export const tr: PlayerLetterTexts = {
  emailConfirmation: {
    subject: 'E-posta adresinizi doğrulayın',
    body: `Merhaba,

Bu adres {site} üzerindeki bir hesap için verildi. Adresin size ait olduğunu doğrulamak için şu bağlantıyı açın:

{link}

Bağlantı yalnızca bir kez ve {days} gün boyunca çalışır. Bizde bir hesabınız yoksa bu iletiyi dikkate almayın.

{site}`,
  },
  passwordReset: {
    subject: 'Yeni parola belirleyin',
    body: `Merhaba,

{site} hesabınız için yeni bir parola istendi. Parolayı belirlemek için şu bağlantıyı açın:

{link}

Bağlantı yalnızca bir kez ve {minutes} dakika boyunca çalışır. Yeni parola belirlediğinizde tüm cihazlarda oturum kapatılır.

Bunu siz istemediyseniz bir şey yapmanız gerekmez. Parolanız olduğu gibi kalır.

{site}`,
  },
  registrationProof: {
    subject: 'Kaydınıza devam edin',
    body: `Merhaba,

Birisi {site} üzerinde yeni bir hesap için formu bu adresle dolduruyor. Bugün onun ağından çok sayıda adres denendi; bu yüzden bu adresin size ait olup olmadığını soruyoruz. Bu sizseniz şu bağlantıyı açın ve formu bir kez daha doldurun:

{link}

Bağlantı {hours} saat boyunca çalışır. Bizde zaten bir hesabınız varsa her zamanki gibi giriş yapın. Bu siz değilseniz bu iletiyi dikkate almayın.

{site}`,
  },
  signInLink: {
    subject: 'Giriş bağlantınız',
    body: `Merhaba,

{site} hesabınızı parolasız açmak için şu bağlantıyı izleyin:

{link}

Bağlantı yalnızca bir kez ve {minutes} dakika boyunca çalışır. Bağlantıya sahip olan herkes hesabınıza girer; bu nedenle bu iletiyi kimseye iletmeyin.

{site}`,
  },
  newSignIn: {
    subject: 'Hesabınıza yeni giriş',
    body: `Merhaba,

{site} hesabınıza biri giriş yaptı:

{device}
{country}
{time}

Bu sizseniz bir şey yapmanız gerekmez.

Siz değilseniz bu bağlantıyı açın ve oradaki düğmeye basın. Tüm cihazlardan çıkış yapılır, şifreniz geçersiz olur ve yeni bir şifre seçene kadar hiçbir ödeme yapılmaz:

{link}

Bağlantı bir kez ve {days} gün geçerlidir.

{site}`,
  },
  newSignInText: {
    subject: null,
    body: `{site} hesabınıza yeni giriş: {device}, {country}. Siz değilseniz bu bağlantıyı açın:

{link}`,
  },
  accountClosed: {
    subject: 'Hesabınız kapatıldı',
    body: `Merhaba,

{site} hesabınız isteğiniz üzerine kapatıldı. Tüm cihazlarda oturum kapatıldı.

Oturum geçmişinizi {signIns} tarihinde sileriz. Yasa gereği bilgilerinizi, ödemelerinizi ve turlarınızı beş yıl saklarız; {details} tarihinde kim olduğunuzu gösteren her şeyi sileriz.

Hesabı siz kapatmadıysanız hemen bize yazın.

{site}`,
  },
  oneTimeCode: {
    subject: null,
    body: '{code}, {site} kodunuzdur. Yalnızca bir kez ve {minutes} dakika boyunca çalışır. Kimseye vermeyin.',
  },
  proofCode: {
    subject: 'Kodunuz',
    body: `Merhaba,

Siz olduğunuzu bir kez daha göstermek için bu kodu {site} üzerinde girin:

{code}

Kod bir kez ve {minutes} dakika boyunca geçerlidir. Kimseye vermeyin: biz sizden asla istemeyiz.

Kod istemediyseniz, hesabınızı başka biri kullanıyor. Tüm cihazlardan çıkış yapın ve yeni bir parola belirleyin.

{site}`,
  },
  secondFactorOn: {
    subject: 'İkinci kanıtla giriş açıldı',
    body: `Merhaba,

Bundan sonra {site} hesabınız her girişte doğrulama uygulamanızdan bir kod ister. Diğer tüm cihazlardan çıkış yapıldı.

Kurtarma kodlarını telefonunuz olmadan da bulabileceğiniz bir yerde saklayın.

Bu siz değilseniz bize hemen yazın.

{site}`,
  },
  secondFactorOff: {
    subject: 'İkinci kanıtla giriş kapatıldı',
    body: `Merhaba,

{site} hesabınız artık doğrulama uygulamanızdan kod istemiyor. Kurtarma kodları artık geçersiz.

Bu siz değilseniz yeni bir parola belirleyin ve bize hemen yazın.

{site}`,
  },
  recoveryCodesRenewed: {
    subject: 'Yeni kurtarma kodları oluşturuldu',
    body: `Merhaba,

{site} hesabınızın yeni kurtarma kodları var. Öncekiler artık geçersiz.

Bu siz değilseniz yeni bir parola belirleyin ve bize hemen yazın.

{site}`,
  },
  recoveryCodeUsed: {
    subject: 'Bir kurtarma kodu kullanıldı',
    body: `Merhaba,

{site} hesabınızda doğrulama uygulamanızın yerine bir kurtarma kodu kullanıldı. Kalan kod sayısı: {left}.

Bu siz değilseniz yeni bir parola belirleyin ve bize hemen yazın.

{site}`,
  },
  passkeyAdded: {
    subject: 'Bir geçiş anahtarı eklendi',
    body: `Merhaba,

{site} hesabınıza bir geçiş anahtarı eklendi:

{name}

O cihaza sahip olan ve açabilen kişi giriş yapabilir. Bu siz değilseniz anahtarı Güvenlik bölümünden kaldırın ve bize hemen yazın.

{site}`,
  },
  passkeyRemoved: {
    subject: 'Bir geçiş anahtarı kaldırıldı',
    body: `Merhaba,

{site} hesabınızdan bir geçiş anahtarı kaldırıldı:

{name}

Artık onunla giriş yapılamaz. Bu siz değilseniz yeni bir parola belirleyin ve bize hemen yazın.

{site}`,
  },
  guardsChangedText: {
    subject: null,
    body: '{site} hesabınızın koruması değiştirildi. Bu siz değilseniz bize hemen yazın.',
  },
  recoveryCodeUsedText: {
    subject: null,
    body: '{site} hesabınızın bir kurtarma kodu kullanıldı. Bu siz değilseniz bize hemen yazın.',
  },
  documentApproved: {
    subject: 'Belgeniz kabul edildi',
    body: `Merhaba,

Gönderdiğiniz {file} belgesini inceledik ve kabul ettik. Başka bir şey yapmanız gerekmiyor.

{site}`,
  },
  documentRejected: {
    subject: 'Lütfen belgenizi yeniden gönderin',
    body: `Merhaba,

Gönderdiğiniz {file} belgesini inceledik ve kabul edemedik:

{reason}

Başka bir belgeyi buradan gönderebilirsiniz:

{link}

{site}`,
  },
  identityApproved: {
    subject: 'Kimliğiniz doğrulandı',
    body: `Merhaba,

Kimlik kontrolünüz tamamlandı ve her şey yolunda. Başka bir şey yapmanız gerekmiyor.

{link}

{site}`,
  },
  identityRejected: {
    subject: 'Kimliğiniz doğrulanamadı',
    body: `Merhaba,

Kimlik kontrolünüz başarılı olmadı. Nedenini ve yeniden deneyip deneyemeyeceğinizi burada görebilirsiniz:

{link}

{site}`,
  },
  newDestination: {
    subject: 'Para yeni bir yere gidiyor',
    body: `Merhaba,

{site} hesabınızdan, daha önce paranızın gitmediği bir yere {sum} çekilmek istendi:

{destination}

Bunu siz yaptıysanız bir şey yapmanız gerekmez.

Siz yapmadıysanız çekimi buradan geri alın ve şifrenizi değiştirin:

{link}

{site}`,
  },
  withdrawalRefused: {
    subject: 'Çekiminiz gerçekleştirilmedi',
    body: `Merhaba,

{sum} tutarındaki çekiminizi gerçekleştiremedik:

{reason}

Para yeniden bakiyenizde. Ödemelerinizi burada görürsünüz:

{link}

{site}`,
  },
  withdrawalFailed: {
    subject: 'Çekiminiz başarısız oldu',
    body: `Merhaba,

Ödeme şirketi {sum} tutarını ödeyemedi. Para yeniden bakiyenizde; başka bir yol ya da hesap seçebilirsiniz.

Ödemelerinizi burada görürsünüz:

{link}

{site}`,
  },
  lateMoneyHeld: {
    subject: 'Kapattığınız hesapta para var',
    body: `Merhaba,

{site} hesabınızı kapattıktan sonra hesaba para geldi. Şimdi hesapta {sum} var. Para sizindir: Sizin için saklıyoruz ve kimse onunla oynayamaz.

Nereye göndereceğimizi bu adresten bize yazın:

{link}

{site}`,
  },
  lateMoneyPaid: {
    subject: 'Paranız yolda',
    body: `Merhaba,

{site} üzerindeki kapalı hesabınızda kalanı ödedik: {sum}, {destination} hedefine.

{site}`,
  },
  referralJoined: {
    subject: 'Biri bağlantınızla kayıt oldu',
    body: `Merhaba,

Biri davet bağlantınızla {site} üzerinde hesap açtı. Koşullar zamanında yerine getirildiğinde davetiniz sayılır.

Her davetin ne aşamada olduğunu burada görürsünüz:

{link}

{site}`,
  },
  referralRewarded: {
    subject: 'Davetiniz için bonus',
    body: `Merhaba,

{site} için davet ettiğiniz bir arkadaşınız koşulları yerine getirdi. {sum} tutarındaki bonusunuz hesabınızda. Bonusun bir çevrim şartı vardır; bunu bonuslarınızın yanında görürsünüz.

Davetleriniz burada:

{link}

{site}`,
  },
  cashbackPaid: {
    subject: 'Cashback ödemeniz',
    body: `Merhaba,

{sum} tutarındaki cashback ödemeniz hesabınızda. Bu, sona eren bir dönemde kaybettiğiniz tutarın bir payıdır.

Nasıl hesaplandığı ve sıradaki ödeme:

{link}

{site}`,
  },
  bonusGiven: {
    subject: 'Bir bonusunuz var',
    body: `Merhaba,

{sum} tutarındaki “{name}” bonusunuz hesabınızda. Koşulları yanında yazılıdır ve koşullar izin verdiği sürece ondan vazgeçebilirsiniz.

Bonuslarınız burada:

{link}

{site}`,
  },
  bonusExpiring: {
    subject: 'Bir bonusun süresi doluyor',
    body: `Merhaba,

{sum} tutarındaki “{name}” bonusunuzun süresi {until} tarihinde doluyor. O zaman kalanı kuruma geri döner; kendi paranız olduğu gibi kalır. Bunun için oynamanız gerekmez.

Ne durumda olduğu:

{link}

{site}`,
  },
  bonusPlayed: {
    subject: 'Bonusunuz artık kendi paranız',
    body: `Merhaba,

{sum} tutarındaki “{name}” bonusunuzun çevrim şartını yerine getirdiniz. {won} tutarındaki kısmı artık kendi paranız.

Geçmişinizde yer alıyor:

{link}

{site}`,
  },
  bonusEnded: {
    subject: 'Bir bonus sona erdi',
    body: `Merhaba,

{sum} tutarındaki “{name}” bonusunuz sona erdi ve hiçbir kısmı kendi paranız olmadı. Size ait olan paraya dokunulmadı.

Geçmişinizde yer alıyor:

{link}

{site}`,
  },
  freeSpinsGiven: {
    subject: 'Ücretsiz döndürmeleriniz var',
    body: `Merhaba,

“{name}” ücretsiz döndürmeleriniz ({count}) hesabınızda. Hiçbir şeye mal olmazlar; {until} tarihine kadar başlatıp başlatmayacağınıza ve ne zaman başlatacağınıza siz karar verirsiniz.

Burada:

{link}

{site}`,
  },
  freeSpinsExpiring: {
    subject: 'Ücretsiz döndürmelerin süresi doluyor',
    body: `Merhaba,

“{name}” ücretsiz döndürmelerinizin süresi {until} tarihinde doluyor; {count} döndürmeden {left} tanesi oynanmadı. Kazandıkları, koşullarına göre sizin kalır. Geri kalanları oynamanız gerekmez.

Burada:

{link}

{site}`,
  },
  freeSpinsEnded: {
    subject: 'Ücretsiz döndürmeler sona erdi',
    body: `Merhaba,

“{name}” ücretsiz döndürmeleriniz sona erdi: {count} döndürmeden {used} tanesi oynandı ve {sum} kazandı. Bunun nereye gittiği geçmişinizde yazılı:

{link}

{site}`,
  },
  broadcast: {
    subject: '{title}',
    body: `{text}

{link}

Bu mektubu, bunlardan e-postayla haberdar olmak istediğiniz için alıyorsunuz. Nelerden haberdar olacağınızı burada seçersiniz:

{settings}

{site}`,
  },
  activityStatement: {
    subject: '{site} ile bir ayın: {month}',
    body: `Merhaba,

{month} ayında gerçek parayla oyununun sonucu bu. Bonus parası buna dahil değil.

{each}

Oyun süresi: {time}

Başka her dönem ve koyabileceğin limitler burada:

{link}

{site}`,
    each: `{currency}
Baştaki bakiye: {opening}
Yatırılan: {deposited}
Çekilen: {paidOut}
Bahisler: {staked}
Kazançlar: {won}
Oyunun sonucu: {net}
Diğer: {other}
Sondaki bakiye: {closing}`,
  },
}
