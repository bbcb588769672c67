import { printedWords } from '../printed-words.ts'

export const printed = printedWords({
  headings: 'सारांश, कार्य अनुभव, शिक्षा, परियोजनाएँ, कौशल, प्रमाणपत्र, भाषाएँ, पुरस्कार, प्रकाशन, स्वयंसेवा, रुचियाँ, संदर्भ',
  additional: 'अतिरिक्त जानकारी',
  labels: 'औसत अंक, ईमेल, फ़ोन, वेबसाइट, लिंक, तकनीकें',
  graduated: 'उत्तीर्ण',
  inField: 'विषय',
  present: 'वर्तमान',
  until: 'तक',
  months: 'जनवरी फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर',
  numbers: 'MM/YYYY',
  levels: 'प्रारंभिक, मध्यम, उन्नत, विशेषज्ञ',
})
