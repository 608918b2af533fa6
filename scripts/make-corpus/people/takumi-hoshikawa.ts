import type { CorpusPerson } from '../corpus-person.ts'

export const takumiHoshikawa: CorpusPerson = {
  slug: 'takumi-hoshikawa',
  language: 'ja',
  trade: 'software engineer',
  name: '星川 拓海',
  headline: 'バックエンドエンジニア',
  emails: ['takumi.hoshikawa@example.jp.example'],
  phones: ['080-5550-0142'],
  links: ['https://github.com/t-hoshikawa-example'],
  place: '福岡県福岡市中央区',
  summary:
    '決済と予約のサーバー開発に九年間携わってきました。設計から運用まで一貫して担当し、障害の振り返りをチームの習慣にすることを大切にしています。現在は六名のチームの技術責任者です。',
  employment: [
    {
      title: 'テックリード',
      employer: '株式会社うみかぜペイ',
      place: '福岡',
      start: '2020-10',
      end: 'present',
      details: [
        '月間三千万件の決済を処理するAPIをGoとPostgreSQLで再設計し、応答時間の中央値を320msから70msに短縮',
        'モノリスを七つのサービスに分割し、Kubernetes上での無停止リリースを実現',
        '若手四名の育成を担当し、全員が単独でオンコールを務められるようになった',
      ],
    },
    {
      title: 'サーバーサイドエンジニア',
      employer: '旅籠テクノロジーズ株式会社',
      place: '東京',
      start: '2017-04',
      end: '2020-09',
      details: [
        '宿泊予約サイトの在庫管理をJavaとSpring Bootで開発',
        '夜間バッチをKafkaによる逐次処理に置き換え、在庫のずれを月八十件から二件に削減',
        '負荷試験の自動化とSLOの導入を主導',
      ],
    },
    {
      title: 'プログラマー',
      employer: '有限会社北斗システム工房',
      place: '熊本',
      start: '2015-04',
      end: '2017-03',
      details: ['自治体向け施設予約システムの保守、Oracleのデータ移行、利用者からの問い合わせ対応'],
    },
  ],
  education: [{ degree: '学士（情報工学）', school: '有明工科大学', place: '熊本', start: '2011-04', end: '2015-03' }],
  skills: [
    { label: '言語', items: ['Go', 'Java', 'TypeScript', 'SQL'] },
    { label: '基盤', items: ['PostgreSQL', 'Kafka', 'Kubernetes', 'AWS', 'Terraform'] },
    { label: '開発の進め方', items: ['コードレビュー', '障害対応', '設計文書の作成'] },
  ],
  languages: ['日本語（母語）', '英語（TOEIC 835点）'],
  certificates: ['応用情報技術者', 'AWS認定ソリューションアーキテクト アソシエイト'],
  headings: {
    summary: '職務要約',
    employment: '職務経歴',
    education: '学歴',
    skills: '活かせる経験・技術',
    languages: '語学',
    certificates: '資格',
  },
  dates: { style: 'kanji', to: '～', present: '現在' },
}
