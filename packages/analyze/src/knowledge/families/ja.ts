/** Japanese words of work, by what they mean in English. */
export const ja = `
analyze: 分析 解析 集計
supervise: 監督 統括 監修 管轄
lawyer: 弁護 法務 法律 司法 訴訟 弁理
court: 裁判 法廷 仲裁 調停
sell: 販売 営業 拡販 物販 売込 商談
organize: 組織 主催
maintain: 保守 整備 保全 維持 点検
administer: 総務 庶務 事務
finance: 財務 金融 財政 融資
account: 会計 経理 簿記 仕訳 決算 記帳
ledger: 元帳 台帳 帳簿
customer: 顧客 客様 接客 引先 接遇
vehicle: 車両 車輌 乗用 軽自 二輪 動車
mechanic: 機械 工機
aircraft: 機体
flight: 航空 飛行 運航
pilot: 操縦 機長
pupil: 生徒 学生 児童 園児 受講
child: 子供 幼児 乳児 保育 育児
teach: 教師 教員 講師 教諭 授業 先生 教壇 担任
education: 教育 教務 教職
school: 学校 学級 校内 塾講
curriculum: 教材 教案 教科 講座
staff: 社員 職員 部下 要員 ッフ
team: チー 班員
recruit: 採用 求人 募集
vacancy: 欠員 空席
pay: 給与 賃金 給料 月給 時給 賞与 年俸 末調
doctor: 医師 医者 主治
nurse: 看護 准看
patient: 患者 入院 外来 病床
medical: 医療 医学 臨床 診療 診察
hospital: 病院 医院
care: 介護 介助 ケア ルパ 養護 見守 訪介
health: 健康 保健 健診 検診
cook: 調理 料理 厨房 板前 板場 仕込
food: 食品 食材 食事 献立 惣菜 給食 メニ 食料
restaurant: 飲食 外食 居酒 宴会 配膳 和食 洋食 中華 食堂
shop: 店舗 小売 店長 店頭 店員 売場 百貨 量販
goods: 商品 在庫 棚卸 品出 物品 備品
display: 陳列 展示 飾付
purchase: 購買 仕入 調達 購入 発注 買付
supplier: 業者 下請 外注
repair: 修理 修繕 補修 修復 改修
build: 建築 建設 施工 工事 建物 土木 建材 構築
site: 現場 敷地 用地
architect: 築士 意匠
engineer: 工学 ジニ
electric: 電気 電力 電子 電工 配電 電装
design: 設計 ザイ 図案
draw: 図面 製図 作図 描画 作画 絵画
graphic: 図形 版下
garment: 衣料 服飾 衣類 繊維 縫製 洋服 レル 布地
fashion: 流行 装飾
market: 市場 ケテ 市況
advertise: 広告 出稿 ンペ
publicity: 広報 宣伝 渉外
media: 放送 報道 番組 媒体 配信
journalist: 記者 取材 編集 新聞 雑誌 記事
communicate: 伝達 意思 ニケ 疎通
web: ェブ ムペ ジタ ンラ
content: ンツ 原稿 コピ
social: 投稿 集客
software: ソフ ラマ 実装
computer: 電算 パソ ソコ
network: トワ ネッ 回線
system: テム 体系 系統
deploy: 配備 展開 リリ
secure: 警備 セキ 防犯 巡回 保安 施錠
bank: 銀行 信金 頭取
teller: レジ 出納
loan: 貸付 貸出 与信 借入 債権
deposit: 預金 入金 敷金
cash: 現金 小切 金銭 手形 硬貨
invoice: 請求
payable: 買掛 売掛 未払
tax: 税務 税金 租税 納税 税理 徴収 源泉
audit: 監査 査察 内統
statement: 諸表 明細
budget: 予算
forecast: 予測 見通
invest: 投資 証券 投信 債券
insure: 保険 生保 損保
risk: 危険
comply: 法令 遵守 順守 規制
fraud: 不正 詐欺 偽造
report: 報告 日報 月報 レポ
record: 記録
document: 文書 書類 資料 文献
plan: 計画 企画 立案 起案
schedule: 日程 ケジ
project: 案件 ェク
strategy: 戦略 戦術
business: 商社 商工 ジネ
consult: 相談 助言 サル 顧問
manage: 管理 経営 マネ
lead: 主導 統率 主任 係長
direct: 取締 部長 課長 役員 所長 ィレ
coordinate: 調整 折衝 連携
train: 研修 育成 訓練 養成 講習
fitness: 体力 筋力 ヨガ
sport: 運動 競技 体育 野球 球技 水泳 選手
nutrition: 栄養 食育
art: 美術 芸術 工芸 画家
museum: 博物 学芸 展覧 画廊
music: 音楽 演奏 ピア 楽器 吹奏 合唱
theater: 演劇 劇場 舞台 俳優 演技
dance: 舞踊 振付
community: 地域 自治 町内
farm: 農業 農場 農家 営農 就農 農協
crop: 栽培 作物 収穫 園芸 稲作 田植 農作 果樹
animal: 動物 畜産 家畜 酪農 飼育 養豚 養鶏
soil: 土壌 水田 畑作
call: 架電 受電 話対 話応 ルセ
complaint: 苦情
inquiry: 問合 照会 質問 質疑
help: 支援 補助 援助 サポ アシ 助手 手伝
order: 注文 受注 受発
deliver: 配達 配送 納品 宅配 出荷 集荷
warehouse: 倉庫 入庫 出庫 保管 庫内
transport: 運輸 運送 輸送 物流 陸運 搬送
drive: 運転 乗務 送迎
clean: 清掃 掃除 洗浄 清潔
safe: 安全 無災
inspect: 検査 検品 巡視 視察 立会
test: 試験 試作 体テ 合テ
measure: 測定 計測 計量 測量
quality: 品質
improve: 改善 向上 改良 最適 見直
increase: 増加 拡大 成長 増収 増員
technical: 技術 技能
machine: 機器 設備 装置 機材 重機 建機
manufacture: 製造 生産 工場 量産
material: 材料 資材 原料 素材 部材
contract: 契約 請負 成約
negotiate: 交渉 談判
research: 研究 調査 治験
science: 科学 理科 理学
write: 執筆 文章 作文 筆記 起草
present: 発表 レゼ 講演 提示
interview: 面接 面談
assess: 評価 査定 考課 審査 診査
develop: 開発 開拓 発展
create: 作成 制作 創作 創造 製作 創設
event: 催事 イベ 行事 式典 開催
public: 公共 公益 公的 公立
speech: 演説 司会 挨拶 朗読
government: 行政 官公 公務 省庁 役所 官庁
partner: 提携 協業 共同 加盟
prospect: 潜在 込客
revenue: 売上 収益 収入 業績
price: 価格 値段 単価 値引 価額 料金
property: 動産 物件 賃貸 土地 宅建 住宅 仲介 分譲
color: 色彩 配色 彩色
print: 印刷 製本 刷版
photo: 写真 撮影 カメ ォト
video: 動画 映像 映画 ビデ
interior: 内装 室内 家具 装丁
space: 空間
airport: 空港 搭乗
cargo: 貨物 積荷 荷物 通運
passenger: 乗客 旅客
weather: 気象 天気 天候
cockpit: 計器
engine: ジン 内燃
brake: 制動 変速
diagnose: 診断 問診
appointment: アポ
secretary: 秘書 受付
file: 綴込
meeting: 会議 打合 議事
letter: 手紙 書簡
member: 会員 委員
target: 標的 指標 ノル
visit: 訪問 来訪 見学 往訪
guest: 来賓 賓客 招待 来客
hotel: ホテ 旅館 宿泊 民泊
achieve: 達成 実現 成果
activity: 活動
operate: 操作 稼働 操業 運営 運用 作業 ペレ
process: 工程 処理 加工 過程
procedure: 手順 手続
conduct: 実施 遂行 実行
data: デー 数値
environment: 環境 公害
policy: 方針 政策 施策 規程
prepare: 準備 支度 下準 用意
relationship: 関係 人脈
resource: 資源
result: 結果 効果
review: 復習 査読 再検 振返
goal: 目標
identify: 識別 特定
issue: 課題 問題
monitor: 監視 モニ
track: 追跡 進捗 追客
standard: 標準 規格 基準
solution: 解決 ソリ
tool: 工具 治具 道具 冶具 刃物 刃具
unit: 単位 ユニ
promote: 推進 促進 昇進 昇格
collaborate: 協働 協調 コラ
handle: 対応 対処 応対
participate: 参加 参画 出席
request: 依頼 要望 申込
resolve: 解消
refer: 参照
function: 機能
detail: 詳細
award: 表彰 受賞 入賞 優勝
specialize: 専門 専任
assign: 配属 割当 派遣
control: 制御 統制
demonstrate: 実演 実証
facilitate: 円滑
human: 人事 人材 人的
industry: 産業 業界 工業
initiate: 開始 発足 着手
innovate: 革新 刷新
integrate: 統合
language: 言語 語学
motivate: 意欲
represent: 代表 代理
select: 選定 選別 選考 選抜
specification: 仕様 性能
technique: 手法 技法 技巧
update: 更新 改訂
access: 閲覧 立入
accuracy: 精度 正確 精密
approve: 承認 決裁 稟議
contact: 連絡
contribute: 貢献 寄与
cost: 原価 コス 費用
determine: 決定 判断 判定
distribute: 流通 配布 卸売 問屋 頒布
guide: 指導 誘導 引率 案内
interact: 交流
liaison: 橋渡 取次
method: 方法 方式
model: 模型 モデ
obtain: 取得 獲得
platform: 基盤
propose: 提案 提言
reduce: 削減 低減 短縮 減少 節約
region: 地区 管内 エリ
transaction: 決済 取引
travel: 旅行 出張 観光 添乗
value: 価値
volunteer: ボラ 奉仕
automate: 動化
balance: 残高 均衡 収支
benefit: 福利 厚生 利益
brand: 銘柄 商標
deadline: 期限 締切 納期
discuss: 議論 協議 討議 検討
efficient: 能率 省力 効率
feedback: 意見 講評
fund: 資金 基金 募金
guideline: 指針 要領 手引
independent: 独立
investigate: 究明 追究
license: 許可 免許 許認
list: 一覧 名簿 目録
payment: 支払 振込 払込 送金 精算
produce: 産出 増産
product: 製品 新品
respond: 回答 返信 応答 応需
satisfy: 満足
structure: 構造 構成
user: ユー 入居 用者
verify: 照合 検算 検証
workshop: セミ
adapt: 適応 順応
card: 名刺
charge: 充電 課金
compete: 競争 競合
component: 部品 素子
conflict: 紛争 衝突 対立
consume: 消費 消耗
cycle: 周期 循環
discipline: 規律 学科
estimate: 見積 積算 概算
expense: 経費 交際 旅費
interface: 画面
labor: 労働 労務 労使 労災
launch: 立上 発売 上市
observe: 観察 観測
package: 包装 梱包
paper: 論文 用紙 紙類 製紙
parent: 親御 護者
pass: 合格 通過 及第
prevent: 予防 防止 防災 再発
priority: 優先
routine: 日常 定期 定例 日課
rule: 規則 規定 規約
sample: 試料 見本 標本 試供
search: 検索 探索
session: 講義
survey: ンケ 実態 世論
volume: 数量 分量 物量
adult: 成人 大人
allow: 許容
arrange: 手配 段取 配置 手筈
asset: 資産
attention: 注意 配慮
capital: 出資
channel: 販路 経路
claim: 損害 賠償
company: 企業
configure: 設定
connect: 接続
count: 計数
culture: 文化
define: 定義
economy: 経済 景気
emergency: 救急 緊急 非常
encourage: 奨励 激励
examine: 精査
exchange: 交換 為替 外為
follow: 追従
gather: 収集 採集 集約
import: 輸入 通関
export: 輸出
install: 設置 据付 取付
interpret: 通訳 解釈
item: 品目 品番 項目
label: 表示 ラベ
load: 積込 積載 荷積 負荷
layout: 配列 割付 組版
module: 部位
outcome: 転帰
pressure: 圧力 加圧
rate: 比率 利率 金利
reconcile: 突合 消込
remote: 遠隔 リモ 宅勤
retain: 定着 継続
return: 返品 返却 返還
stakeholder: 利害
submit: 提出 届出
template: 雛形 定型
theory: 理論 原理
accept: 受入 受領 承諾
acquire: 買収 合併
adjust: 調節 補正 微調
allocate: 配分 割振
calculate: 計算 算出 算定
capacity: 容量
commission: 手数 歩合
condition: 状態 条件
cooperate: 協力 協同
crisis: 危機
device: 端末 器具 デバ
disability: 障碍 害者 害児 害福
discrepancy: 不一 相違
error: 誤差 ミス エラ
ethics: 倫理 道徳
expand: 拡張 出店
explain: 説明 解説
family: 家族 家庭
image: 画像 イメ
infrastructure: ンフ
input: 入力 打込
laboratory: 実験 検体
lecture: 講話
loss: 損失 欠損 損益 赤字
migrate: 移行 移管 移転
protect: 防護 護身 保護
publish: 出版 刊行 掲載 発行
recover: 回収 復旧 回復
register: 登録 登記
replace: 入替 取替 差替 置換
reservation: 配席 予約
resident: 住民 居住 入所
season: 季節 四季 繁忙
size: 寸法 採寸 大型
spreadsheet: 表計 ピボ
stage: 段階
supply: 供給 補給 支給
table: 卓上 客席
tutor: 別指 庭教
assemble: 組立 組付
brochure: チラ タロ 冊子 小冊
commerce: 商業 通販 商店
compare: 比較 対比
confirm: 確定 確認
consolidate: 統廃 連結
defect: 欠陥 不良 不具 不備
delegate: 委任 委託 委譲
disease: 疾患 病気 疾病 病理 慢性
finish: 完了 完成 仕上 竣工 完工
floor: 床材 階層 ロア
formulate: 策定 制定
graph: 図表
greet: 出迎 笑顔
hall: 会場 会館
insight: 洞察
margin: 粗利 利幅
mathematics: 数学 算数
military: 自衛 軍隊
newsletter: マガ 会報
pack: 箱詰 袋詰
paint: 塗装 塗料 吹付
panel: 盤面
road: 道路 舗装
segment: 区分 層別
shift: 夜勤 交替 交代 早番 遅番 当直 シフ 日勤
sign: 署名 看板 捺印
simulate: 模擬 シミ
substitute: 代行 代替 代講
therapy: 療法 治療 ラピ 施術
ticket: 切符 チケ 発券
tour: ツア
translate: 翻訳 和訳 英訳 通翻
treasury: 金繰
upgrade: 改造 増強
water: 水道 給水 排水
weight: 重量 秤量 体重
apprentice: 見習 弟子 修業
degree: 学位 学士 修士 博士
certificate: 資格 証明 認定 認証 検定
university: 大学 学部
college: 短大 高専
trainee: 実習
selfemployed: 自営 起業 創業 開業
weld: 溶接 溶断
screw: 締付 螺子 ボル
drill: 穴開 削孔
mill: 切削
lathe: 旋盤 旋削
turn: 旋回
grind: 研磨 研削 砥石
cut: 切断 裁断
saw: 製材 鋸盤
pipe: 配管 管路 水管
plumb: 給排
roof: 屋根 防水 瓦葺
brick: 煉瓦 左官
concrete: 生コ 打設
plaster: 漆喰 石膏
tile: 目地
wood: 木材 木工 木製 合板
carpenter: 大工 木造
wire: 電線 配線 結線
cable: 光ケ 布線 敷設
circuit: 回路 基板
voltage: 電圧 高圧 低圧 変電
sensor: 感知 検知
valve: ルブ 弁類
pump: 揚水
hydraulic: 油圧
pneumatic: 空圧
robot: ロボ
mould: 金型 成形 射出 鋳型
sheet: 板金 鋼板 薄板
metal: 金属 ルミ 非鉄 合金
steel: 鋼材 鉄鋼 鉄骨 鋼構 製鉄
spare: 予備
bearing: 軸受
gearbox: 歯車 減速 ギヤ ギア
lubricate: 潤滑 給油 注油
fault: 故障 異常
breakdown: 停電
shutdown: 停止
blueprint: 青写
tolerance: 公差
calibrate: 校正 較正
gauge: ノギ
forklift: 荷役
pick: ピッ 仕分
unload: 荷下 荷卸 荷降
route: 路線 道順
customs: 税関 関税
dispatch: 配車 発送 運行 点呼
ramp: 駐機
shelf: 棚割 補充 品棚
scanner: 走査
container: 容器
consignment: 受託
trailer: 牽引
promotion: ロモ 特売 販促
discount: 割引 値下
fitting: 試着
assortment: 品揃
opening: 開店 開設 新店
closing: 閉店 月次 年次 締日
theft: 盗難 万引 窃盗
refund: 返金 払戻
hygiene: 衛生 消毒 滅菌 無菌 除菌
allergen: アレ
bread: 製パ 食パ
bake: 焼成 製菓
pastry: 洋菓 和菓 菓子
meat: 食肉 精肉 肉類 畜肉
butcher: 屠畜 解体
fish: 鮮魚 水産 漁業 魚介 養殖 漁師
vegetable: 野菜 青果
sauce: 調味
portion: 盛付
waiter: 給仕 下膳
wine: 酒類 利酒 本酒
bar: 酒場
bed: 寝具 ベッ
laundry: 洗濯
wash: 皿洗 洗車 食洗
breakfast: 朝食
room: 客室 病室 居室
luggage: 手荷
bathe: 入浴 沐浴
dress: 更衣 着替 着脱
feed: 飼料 給餌 摂食
wound: 創傷 褥瘡 処置
injection: 注射
blood: 血液 採血 輸血 血圧
infusion: 点滴 輸液
dementia: 知症
elderly: 高齢 老人 デイ シニ 老健
disabled: 身障 重度
anesthesia: 麻酔
surgery: 手術 外科 術後 執刀
ambulance: 救助 救命
diaper: 排泄 オム
infection: 感染 抗菌
ward: 病棟
relative: 遺族 親族
prescription: 処方 投薬 服薬 与薬
rehabilitation: ハビ 学療 業療 能訓 語聴
mobility: 移乗 車椅 歩行
household: 家事 家政
shopping: 買物
play: 玩具 外遊
sing: 歌唱 声楽
craft: 手芸 陶芸 手作 伝統
homework: 宿題
exam: 受験 入試 模試
grade: 学年 等級 成績
mark: 採点 添削
reading: 読書 絵本
integration: 融合
inclusion: 療育
settle: 清算 定住
outing: 遠足 外出 散歩
reminder: 催促
dunning: 督促
depreciation: 償却
provision: 引当
controlling: 予実
variance: 差異
voucher: 伝票 領収 証憑
declaration: 申告
contribution: 年金 掛金 会保
attendance: 勤怠 出勤 出欠
leave: 休暇 有給 育休 産休
sick: 病欠 傷病
dismissal: 解雇 退職
employment: 雇用 就業 就職 就労
agreement: 協定 合意
union: 組合 労組
council: 議会 評議
acquisition: 誘致
offer: 内定
quote: 相見
tender: 入札 落札 公募
territory: 商圏
fair: 博覧
cold: 冷蔵 冷凍 低温
incident: 事故 障害
reset: 初期
backup: 待避 冗長
virtual: 仮想
bug: バグ
regression: 回帰
requirement: 要件 要求
case: 事例 症例 判例
script: 脚本 台本
foreman: 職長 班長
excavation: 根切 掘削
scaffold: 足場 鳶職
formwork: 型枠
reinforcement: 鉄筋 補強
earthwork: 土工 造成 盛土
quantity: 個数
permit: 認可
acceptance: 検収
handover: 引継 引渡 申送
clause: 条項 約款
notary: 公証 書士
will: 遺言 相続
mandate: 受任
seed: 種子 苗木 育苗 種苗
sow: 播種
fertilize: 肥料 施肥
spray: 散布 農薬
tractor: 農機
milk: 牛乳 搾乳 乳製 生乳
stable: 牛舎 厩舎
greenhouse: 温室
prune: 剪定
irrigate: 灌漑 潅水
citizen: 市民 国民 町民
notice: 通知 公告 告知
municipality: 市役 町村
framework: 枠組
demand: 需要 需給
post: 書込
follower: 愛読
trade: 貿易 商取
page: 紙面 頁数
logo: ロゴ
chemistry: 化学 薬品 試薬
biology: 生物 生命 細胞 遺伝 微生
physics: 物理
pharmacy: 薬剤 調剤 薬局 薬学 製薬 医薬 薬歴
dentist: 歯科 口腔
psychology: 心理 心療
paediatrics: 小児
obstetrics: 産婦 助産 産科
radiology: 放射 超音
orthopedics: 整形 整復 整骨
acupuncture: 鍼灸
massage: 整体 指圧
beauty: 美容 化粧 脱毛 着付
hairdresser: 理容 ヘア 散髪 毛矯 理美
pet: 愛玩
plastic: 樹脂
rubber: ゴム
glass: ガラ 硝子
leather: 皮革 革製
ceramic: 陶器 窯業
furnace: 溶解 熱処
boiler: 汽缶 ボイ
casting: 鋳造 鋳物 鍛造
plating: 鍍金
surface: 表面
semiconductor: 半導
battery: 電池 蓄電
energy: 省エ 発電 電源
solar: 太陽
petroleum: 石油
nuclear: 原子
mining: 鉱山 採掘
optics: 光学
embedded: 組込
cloud: ウド
intelligence: 知能
information: 情報
mobile: 携帯 モバ
animation: ニメ
game: ゲー
elevator: 昇降
aircon: 空調 冷暖 アコ
crane: 玉掛 揚重
fire: 消防 防火 消火
landscape: 造園 庭園 緑化 植栽
rail: 鉄道 駅員 駅務
ship: 船舶 海運 造船 航海
port: 港湾 埠頭
parking: 駐車
courier: 郵送 軽貨
wedding: 婚礼 挙式 ダル
funeral: 葬儀 葬祭
jewelry: 宝飾 宝石 貴金
tea: 茶道
coffee: カフ ーヒ 珈琲
sew: 裁縫 ミシ
dye: 染色 染料
library: 図書 司書 書店
statistics: 統計
patent: 特許 知財 知的
kindergarten: 幼稚 託児 学童
international: 国際 海外
global: 世界
english: 英語 英文 英会
japanese: 本語
expert: 達人 熟練
welfare: 福祉
police: 警察
subsidy: 助成
lease: 賃借
reimbursement: 立替
surveying: 測地 地籍 墨出
waste: 廃棄 産廃
bridge: 橋梁
tunnel: 隧道
lighting: 照明
appliance: 家電
cosmetics: 香粧 美白
abroad: 留学
insulation: 断熱 保温
demolition: 撤去
moving: 引越
executive: 社長 専務
statutory: 法定
storage: 収納
broker: 媒介
resale: 古物 中古
recycling: 再資
brewing: 醸造 発酵
lodging: 泊客
outlet: 直営
counter: 窓口
sort: 整理
telecom: 通信
implement: 導入
veterinarian: 獣医
conveyor: ンベ
facility: 施設
solder: 田付
stamping: 打抜
vat: 費税
correct: 是正 修正 訂正
palliative: 看取 緩和 終末
debt: 債務
abnormal: 異状
reform: 改装
carry: 運搬
cashflow: 資繰
sushi: 寿司 鮨屋
noodle: 麺類
florist: 生花 花束
mail: 郵便
reinsurance: 再保
actuary: 数理
dialysis: 透析
counsel: 傾聴
server: ーバ
internal: 内科
database: タベ
urology: 泌尿
patrol: 警邏
dough: 生地
wallpaper: 壁紙
leak: 漏水
arrive: 到着
departure: 出発
exceed: 超過
cause: 原因
tree: 樹木
autism: 自閉
`
