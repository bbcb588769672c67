import { firstOf } from '#shared/lists.ts'

// What tells a Korean name from any other short word in Hangul: it begins with one of few surnames, and has three syllables.

const SURNAMES = new Set(
  '김이박최정강조윤장임한오서신권황안송류유홍전고문양손배백허남심노하곽성차주우구민나진지엄채원천방공현함변염여추도소석선설마길연위표명기반왕금옥육인맹제모탁국어은편용예경봉사부',
)
const LONG_SURNAME = /^(?:남궁|황보|제갈|선우|독고|사공|서문)/

/** Places, headings, labels and positions that look like a name. */
const NO_NAMES = new Set(
  [
    '서울시 부산시 인천시 경기도 강원도 전라도 경상도 제주도 제주시 성남시 고양시 용인시 안양시 안산시 천안시 전주시 남양주 강남구 서초구 송파구 마포구',
    '이력서 소개서 한국어 인턴십 추천인',
    '연락처 이메일 지원자 지원서',
    '부사장 연구원 연구소 연구자 전문가 변호사 변리사 마케터 기획자 기술자 안내원 노무사 공무원 사업가 제작자 조리사 경찰관 소방관 선생님 인사팀 경영학 경제학',
  ].flatMap((words) => words.split(' ')),
)

/** `김예시`, `김 예시`, `남궁민수`. */
export const isKoreanName = (name: string): boolean => {
  const bare = name.normalize('NFC').replace(/\s/g, '')
  if (!/^[가-힣]{3,4}$/.test(bare)) return false
  return bare.length === 4 ? LONG_SURNAME.test(bare) : SURNAMES.has(firstOf(bare)) && !NO_NAMES.has(bare)
}

/** Its surname: of one syllable, or one of the few of two. */
export const koreanSurname = (name: string): string =>
  name.length > 3 && LONG_SURNAME.test(name) ? name.slice(0, 2) : name.slice(0, 1)
