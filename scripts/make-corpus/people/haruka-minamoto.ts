import type { CorpusPerson } from '../corpus-person.ts'

export const harukaMinamoto: CorpusPerson = {
  slug: 'haruka-minamoto',
  language: 'ja',
  trade: 'pharmacist',
  name: '源 はるか',
  headline: '薬剤師',
  emails: ['haruka.minamoto@yakuho.example'],
  phones: ['090-5550-0187'],
  place: '京都府京都市左京区',
  personal: ['生年月日：1991年6月30日', '最寄り駅：出町柳'],
  summary:
    '病院薬剤部で五年、調剤薬局で五年勤務し、在宅訪問と抗がん剤の無菌調製の両方を経験しました。患者さまの生活に合わせた服薬の工夫を、医師や看護師と話し合いながら提案することを得意としています。',
  employment: [
    {
      title: '管理薬剤師',
      employer: 'みどり坂調剤薬局',
      place: '京都',
      start: '2021-04',
      end: 'present',
      details: [
        '一日平均九十枚の処方箋を応需し、薬剤師四名と事務三名の勤務表を作成',
        '在宅患者三十二名を訪問し、残薬の整理により年間約百八十万円分の薬剤費を削減',
        '疑義照会の記録を一覧化し、重複投薬の見落としを月五件から一件に減らした',
      ],
    },
    {
      title: '病棟担当薬剤師',
      employer: '鴨東総合病院',
      place: '京都',
      start: '2016-04',
      end: '2021-03',
      details: [
        '呼吸器内科病棟で持参薬の確認と吸入指導を担当',
        '化学療法のレジメン監査および安全キャビネットでの無菌調製、年間千二百件',
        '感染対策チームに参加し、抗菌薬の適正使用ラウンドを毎週実施',
      ],
    },
  ],
  education: [
    { degree: '学士（薬学）', school: '洛北薬科大学 薬学部', place: '京都', start: '2010-04', end: '2016-03' },
    { degree: '普通科卒業', school: '滋賀県立湖南台高等学校', start: '2007-04', end: '2010-03' },
  ],
  skills: [{ items: ['調剤監査', '在宅訪問', '無菌調製', '服薬指導', '電子薬歴', '在庫管理', '後輩育成'] }],
  languages: ['日本語', '英語（日常会話）'],
  certificates: ['薬剤師免許（2016年登録）', '認定実務実習指導薬剤師', '普通自動車第一種運転免許'],
  extras: [
    {
      heading: '志望の動機',
      items: ['地域包括ケアの中で、退院後の患者さまを長く支える薬局を築きたいと考え、応募いたしました。'],
    },
  ],
  headings: {
    summary: '自己紹介',
    employment: '職歴',
    education: '学歴',
    skills: '得意分野',
    languages: '語学力',
    certificates: '免許・資格',
  },
  order: ['education', 'employment', 'certificates', 'skills', 'languages', 'summary', 'extras'],
  dates: { style: 'kanji', to: '～', present: '現在に至る' },
}
