import type { RefusalTexts } from './text.ts'

export const hi: RefusalTexts = {
  documents_needed: 'पहले हमें आपके दस्तावेज़ चाहिए। अपनी प्रोफ़ाइल में “दस्तावेज़” से भेजें।',
  identity_needed: 'पहले हमें आपकी पहचान जाँचनी है। तरीक़ा आपकी प्रोफ़ाइल में है।',
  name_differs: 'यह खाता आपके नाम पर नहीं है। अपने नाम वाला खाता चुनें।',
  destination_unsuitable: 'हम वहाँ भुगतान नहीं कर सकते। दूसरा खाता या दूसरा तरीक़ा चुनें।',
  account_in_doubt: 'आपके खाते के बारे में हमारे कुछ सवाल हैं। कृपया हमें लिखें।',
  other: 'हम यह भुगतान नहीं कर सके।',
}
