/** Chinese words of work, by what they mean in English. */
export const zh = `
analyze: 分析 解析 剖析
supervise: 监督 監督 督导 督導 主管 督促 监管 監管 监理 監理
lawyer: 律师 律師 法律 法务 法務 诉讼 訴訟 律所 法学 法學 司法
court: 法院 法庭 庭审 庭審 开庭 開庭 仲裁 法官
sell: 销售 銷售 售卖 售賣 推销 推銷 直销 直銷 售前 销量 銷量 售额 售額 销冠 銷冠 导购 導購 带货 帶貨 柜姐 櫃姐
organize: 组织 組織 筹办 籌辦 筹备 籌備 承办 承辦
maintain: 维护 維護 保养 保養 维保 維保 运维 運維 維運 养护 養護 维持 維持
administer: 行政 总务 總務 庶务 庶務
finance: 财务 財務 金融 财经 財經 理财 理財 融资 融資 财会 財會
account: 会计 會計 記帳 记账 記賬 做账 做賬 账务 賬務 帐务 帳務 簿记 簿記 账户 賬戶 帳戶 账目 賬目 帳目
ledger: 总账 總賬 總帳 分录 分錄 台账 台賬
customer: 客户 客戶 顾客 顧客 客服 客源 客群
vehicle: 汽车 汽車 车辆 車輛 货车 貨車 卡车 卡車 轿车 轎車 整车 整車 客车 客車 机车 機車
mechanic: 机械 機械 机修 機修 技师 技師 钳工 鉗工 汽修 黑手
aircraft: 飞机 飛機 直升 机身 機身 航材
flight: 航空 飞行 飛行 航班 民航 航线 航線 飞航 飛航
pilot: 机长 機長 机师 機師 副驾 副駕 试飞 試飛
pupil: 学生 學生 学员 學員 学童 學童 生徒
child: 儿童 兒童 幼儿 幼兒 婴儿 嬰兒 婴幼 嬰幼 小孩 孩子 宝宝 寶寶 幼童
teach: 教师 教師 老师 老師 教学 教學 讲师 講師 授课 授課 任教 教员 教員 教书 教書 幼教
education: 教育 教务 教務 教研
school: 学校 學校 课堂 課堂 班级 班級 校园 校園 小学 小學 课后 課後
curriculum: 课程 課程 教材 教案 备课 備課 课表 課表
staff: 员工 員工 职工 職工 职员 職員 雇员 僱員 雇員 下属 下屬 同仁 部属 部屬
team: 团队 團隊 班组 班組 小组 小組 组员 組員
recruit: 招聘 招募 猎头 獵頭 入职 入職 招工 徵才 求才 人才
vacancy: 职缺 職缺 空缺 缺额 缺額
pay: 薪资 薪資 工资 工資 薪酬 薪水 算薪 发薪 發薪 底薪 薪金
doctor: 医生 醫生 医师 醫師 主治 大夫
nurse: 护理 護理 护士 護士 护师 護師 护长 護長 专护 專護
patient: 患者 病人 病患 住院 伤患 傷患
medical: 医疗 醫療 医学 醫學 临床 臨床 诊所 診所 门诊 門診 医务 醫務
hospital: 医院 醫院 院内 院內
care: 照护 照護 照顾 照顧 看护 看護 陪护 陪護 照料 长照 長照 照服 日照 陪伴 居服
health: 健康 保健 养生 養生 体检 體檢 健檢
cook: 厨师 廚師 烹饪 烹飪 烹调 烹調 主厨 主廚 厨房 廚房 后厨 後廚 厨工 廚工 厨艺 廚藝 切配 炒锅 炒鍋 热炒 熱炒 打荷 配菜 帮厨 幫廚 烧烤 燒烤 內場
food: 食品 食材 食物 菜品 餐点 餐點 菜单 菜單 菜色 菜餚 膳食 熟食 食堂
restaurant: 餐厅 餐廳 餐饮 餐飲 宴会 宴會 酒楼 酒樓 中餐 西餐 外烩 外燴 酒席
shop: 门店 門店 店铺 店鋪 零售 商店 店长 店長 店员 店員 超市 卖场 賣場 門市 店面 连锁 連鎖 店務
goods: 商品 货物 貨物 库存 庫存 存货 存貨 盘点 盤點 货品 貨品 货源 貨源 盤存
display: 陈列 陳列 展示 摆设 擺設
purchase: 采购 採購 购买 購買 请购 請購 进货 進貨 购置 購置 採買 购入 購入
supplier: 应商 應商 厂商 廠商 供货 供貨 货商 貨商 代工 外包
repair: 维修 維修 修理 检修 檢修 抢修 搶修 修复 修復 返修 修缮 修繕 修护 修護
build: 建筑 建築 施工 建设 建設 营造 營造 土建 修建 建造
site: 工地 现场 現場 驻场 駐場 案场 案場
architect: 筑师 築師 景观 景觀
engineer: 工程
electric: 电气 電氣 电力 電力 电子 電子 电工 電工 机电 機電 电器 電器 强电 強電 弱电 弱電 电控 電控
design: 设计 設計 美工
draw: 绘图 繪圖 制图 製圖 图纸 圖紙 草图 草圖 绘画 繪畫 圖面 出图 出圖 手绘 手繪 插画 插畫
graphic: 平面 视觉 視覺 图形 圖形 美编 美編
garment: 服装 服裝 服饰 服飾 成衣 纺织 紡織 面料 布料 制衣 製衣 针织 針織 衣物 鞋类 鞋類
fashion: 时尚 時尚 时装 時裝 造型 潮流
market: 市场 市場 营销 營銷 行銷
advertise: 广告 廣告 投放 文宣 广宣 廣宣
publicity: 宣传 宣傳 公关 公關 舆情 輿情
media: 媒体 媒體 传媒 傳媒 电视 電視 广播 廣播 直播 主播 节目 節目 播音
journalist: 记者 記者 编辑 編輯 新闻 新聞 采访 採訪 报社 報社 主编 主編 责编 責編
communicate: 沟通 溝通 交流 通讯 通訊 传达 傳達
web: 网站 網站 网页 網頁 互联 互聯 线上 線上 在线 在線 數位 网上 網上
content: 文案 软文 軟文 图文 圖文
social: 社群 社交 微博 抖音 社媒 脸书 臉書 众号 眾號 红书 紅書
software: 软件 軟件 軟體 程式 编程 編程 程序 代码 代碼 编码 編碼
computer: 电脑 電腦 算机 算機 微机 微機
network: 网络 網絡 網路 路由 局域 组网 組網
server: 务器 務器 伺服 主机 主機
system: 系统 系統 体系 體系
database: 据库 據庫 料庫 数仓 數倉
deploy: 部署 上线 上線
secure: 保安 安保 保全 安防 门卫 門衛 警卫 警衛 巡逻 巡邏 護衛
bank: 银行 銀行 网点 網點
teller: 收银 收銀 柜员 櫃員 出纳 出納
loan: 贷款 貸款 信贷 信貸 抵押 授信 借贷 借貸 房贷 房貸 放款 贷后 貸後
deposit: 存款 押金 定金 存取
cash: 现金 現金 支票 货币 貨幣 票据 票據
invoice: 发票 發票 开票 開票 账单 賬單 帳單
payable: 应付 應付 应收 應收
tax: 税务 稅務 报税 報稅 纳税 納稅 税收 稅收 稅法 税金 稅金 税法 税筹 稅籌
audit: 审计 審計 稽核 查账 查賬 查帳 内审 內審 内控 內控 核數
statement: 财报 財報 损益 損益
budget: 预算 預算
forecast: 预测 預測
invest: 投资 投資 证券 證券 股票 投研 投顾 投顧 期货 期貨
insure: 保险 保險 投保 理赔 理賠 保单 保單 核保 承保 寿险 壽險 车险 車險
risk: 风险 風險 风控 風控 隐患 隱患
comply: 合规 合規 法规 法規 法遵 遵守 遵循
fraud: 欺诈 欺詐 舞弊 诈骗 詐騙 诈欺 詐欺
report: 报告 報告 汇报 彙報 报表 報表 月报 月報 周报 週報 日报 日報
record: 记录 記錄 紀錄
document: 文件 文档 文檔 单据 單據 资料 单证 單證 文书 文書 文控
plan: 计划 計劃 规划 規劃 企划 企劃 策划 策劃 計畫 企畫
schedule: 排班 排程 排期 日程 班表 进度 進度 排产 排產
project: 项目 項目 专案 專案
strategy: 战略 戰略 策略
business: 业务 業務 商务 商務
consult: 咨询 諮詢 顾问 顧問
manage: 管理 经理 經理 管控 副理 协理 協理 襄理
lead: 领导 領導 带领 帶領 组长 組長 主导 主導 牵头 牽頭 率领 率領
direct: 总监 總監 主任 董事 厂长 廠長 处长 處長 总裁 總裁
coordinate: 协调 協調 统筹 統籌
train: 培训 培訓 训练 訓練 培养 培養 带教 帶教 受训 受訓 研習
coach: 教练 教練 导师 導師 辅导 輔導 带徒 帶徒
fitness: 健身 体能 體能 锻炼 鍛鍊 私教
sport: 体育 體育 运动 運動 球类 球類 篮球 籃球 足球 竞技 競技
nutrition: 营养 營養 饮食 飲食
art: 艺术 藝術 美术 美術
museum: 博物 展览 展覽 策展 画廊 畫廊 文物
music: 音乐 音樂 乐器 樂器 乐团 樂團 声乐 聲樂
theater: 剧场 劇場 戏剧 戲劇 剧院 劇院 舞台 演出 表演 话剧 話劇
dance: 舞蹈 编舞 編舞 跳舞 舞者
community: 社区 社區 居委 社团 社團
farm: 农业 農業 农场 農場 农民 農民 农村 農村 农艺 農藝 农机 農機 农户 農戶
crop: 作物 种植 種植 园艺 園藝 栽培 采收 採收 收割 水稻
animal: 动物 動物 养殖 養殖 畜牧 牲畜 家禽 养猪 養豬 饲养 飼養
soil: 土壤 水利 土质 土質
call: 来电 來電 接听 接聽 呼叫 话务 話務 拨打 撥打 致电 致電 总机 總機 电销 電銷 电访 電訪 外呼 坐席
center: 中心
complaint: 投诉 投訴 客诉 客訴 纠纷 糾紛 申诉 申訴 抱怨
inquiry: 询问 詢問 查询 查詢 答疑 解答 提问 提問
help: 协助 協助 助理 帮助 幫助 支持 支援 辅助 輔助 助手 协办 協辦
order: 订单 訂單 下单 下單 订货 訂貨 跟单 跟單 接单 接單 訂購
deliver: 交付 配送 送货 送貨 发货 發貨 出货 出貨 交货 交貨 快递 快遞 派送 外送 外卖 外賣
warehouse: 仓库 倉庫 仓储 倉儲 仓管 倉管 库房 庫房 入库 入庫 出库 出庫 库管 庫管
transport: 运输 運輸 物流 货运 貨運 承运 承運 陆运 陸運 空运 空運 搬运 搬運
drive: 驾驶 駕駛 司机 司機 驾照 駕照 开车 開車 行车 行車
clean: 清洁 清潔 保洁 保潔 打扫 打掃 清扫 清掃 清洗 环卫 環衛 扫除 掃除
safe: 安全 职安 職安 安监 安監
inspect: 检查 檢查 检验 檢驗 巡检 巡檢 验货 驗貨 巡查 抽检 抽檢 点检 點檢 首检 首檢
test: 测试 測試 检测 檢測 试验 試驗 试产 試產 试制 試製
measure: 测量 測量 量測 计量 計量 仪器 儀器 仪表 儀表 測定
quality: 质量 質量 品质 品質 质检 質檢 品保 良率 良品 品控 质控 質控
improve: 改善 改进 改進 优化 優化 提升 整改 提高 完善
increase: 增长 增長 增加 成长 成長 上升 翻倍
technical: 技术 技術 科技
machine: 机器 機器 设备 設備 机台 機台 机床 機床 数控 數控 机组 機組
manufacture: 制造 製造 生产 生產 量产 量產 产线 產線 车间 車間 工厂 工廠 厂区 廠區 生管
material: 材料 物料 原料 来料 來料 耗材 建材 物控 資材
contract: 合同 合约 合約 契约 契約 签约 簽約
negotiate: 谈判 談判 洽谈 洽談 议价 議價 磋商 协商 協商
research: 研究 研发 研發 科研 调研 調研 课题 課題
science: 科学 科學
write: 撰写 撰寫 写作 寫作 编写 編寫 撰稿 起草 书写 書寫 拟稿 擬稿
present: 简报 簡報 演讲 演講 演示 讲解 講解 路演
interview: 面试 面試 面谈 面談 访谈 訪談 甄試
assess: 评估 評估 考核 评审 評審 绩效 績效 评定 評定 考评 考評
develop: 开发 開發 发展 發展 开拓 開拓 研制 研製
create: 创作 創作 创建 創建 制作 製作 创意 創意 搭建 创造 創造
event: 活动 活動 会展 會展 举办 舉辦 典礼 典禮 赛事 賽事 庆典 慶典
public: 公众 公眾 公共 大众 大眾 公开 公開
speech: 演说 演說 致辞 致辭 发言 發言 主持
government: 政府 公务 公務 机关 機關 政务 政務
partner: 伙伴 夥伴 合伙 合夥 加盟 联盟 聯盟
prospect: 潜在 潛在 潜客 潛客 拓客
revenue: 收入 营收 營收 营业 營業 业绩 業績
price: 价格 價格 定价 定價 单价 單價 售价 售價 比价 比價 价目 價目
property: 物业 物業 房产 房產 地产 地產 房屋 房源 租赁 租賃 楼盘 樓盤 房仲
color: 颜色 顏色 色彩 调色 調色 配色
print: 印刷 打印 列印 印制 印製 影印
photo: 摄影 攝影 拍照 拍摄 拍攝 相片 修图 修圖
video: 视频 視頻 影片 剪辑 剪輯 影视 影視 电影 電影 摄像 攝像 剪映 短片
interior: 室内 室內 装修 裝修 装饰 裝飾 装潢 裝潢 软装 軟裝 家居
space: 空间 空間
airport: 机场 機場 航站 地勤 候机 候機
cargo: 货代 貨代 舱位 艙位 订舱 訂艙 航运 航運 船務 船务
passenger: 旅客 乘客 乘务 乘務 客运 客運
weather: 气象 氣象 天气 天氣
cockpit: 驶舱 駛艙 航电 航電
engine: 引擎 发动 發動 柴油
brake: 刹车 剎車 制动 制動 底盘 底盤 煞車
diagnose: 诊断 診斷 诊治 診治 判读 判讀
appointment: 预约 預約 挂号 掛號
secretary: 秘书 秘書 文员 文員 前台 文秘 接待
file: 档案 檔案 归档 歸檔 建档 建檔 存档 存檔 卷宗
meeting: 会议 會議 例会 例會 开会 開會
letter: 信函 书信 書信 函件 信件 公文
member: 会员 會員 成员 成員
target: 指标 指標 达标 達標 配额 配額
visit: 拜访 拜訪 访问 訪問 参观 參觀 来访 來訪 走访 走訪 访客 訪客 探访 探訪
guest: 宾客 賓客 来宾 來賓 贵宾 貴賓 客人 住客
hotel: 酒店 饭店 飯店 旅馆 旅館 宾馆 賓館 民宿 住宿
achieve: 达成 達成 实现 實現 成就
operate: 操作 运营 運營 经营 經營 营运 營運 运作 運作 运行 運行 作業
process: 流程 工序 制程 製程 工艺 工藝 加工
procedure: 手续 手續 规程 規程 步骤 步驟
conduct: 开展 開展 执行 執行
data: 数据 數據 資料
environment: 环境 環境 环保 環保 生态 生態 排污 排汙
policy: 政策 制度 方针 方針
prepare: 准备 準備 预备 預備 备料 備料 备货 備貨 备餐 備餐
relationship: 关系 關係 人脉 人脈
resource: 资源 資源
result: 结果 結果 成果 成效
review: 审核 審核 审查 審查 复核 複核 复盘 復盤 审阅 審閱 评阅 評閱 审稿 審稿 覆核
goal: 目标 目標
identify: 识别 識別 辨识 辨識
issue: 问题 問題 议题 議題 疑难 疑難
monitor: 监控 監控 监测 監測 监视 監視
track: 跟踪 跟蹤 追踪 追蹤 跟进 跟進 跟催
standard: 标准 標準 规范 規範
solution: 方案 对策 對策
task: 任务 任務
tool: 工具 刀具 夹具 夾具 治具 刃具
promote: 推广 推廣 推动 推動 促进 促進
collaborate: 协作 協作 配合 协同 協同
handle: 处理 處理 办理 辦理 经手 經手 受理
participate: 参与 參與 参加 參加
request: 请求 請求 申请 申請
resolve: 解决 解決 化解 排解
refer: 转介 轉介 引荐 引薦 转诊 轉診
function: 功能 职能 職能
detail: 细节 細節 明细 明細
award: 获奖 獲獎 奖项 獎項 荣获 榮獲 奖励 獎勵 表彰
specialize: 专精 專精 专员 專員 专攻 專攻
assign: 分配 指派 派遣 委派 调派 調派
control: 控制 控管
demonstrate: 示范 示範 展现 展現
facilitate: 促成 撮合
human: 人力 人事
industry: 行业 行業 产业 產業 工业 工業 同业 同業
initiate: 发起 發起 启动 啟動
innovate: 创新 創新 革新
integrate: 集成 整合 融合 串接
language: 语言 語言 外语 外語 语文 語文 会话 會話
motivate: 激励 激勵
represent: 代表 代理
select: 选择 選擇 筛选 篩選 选型 選型 挑选 挑選 遴选 遴選 甄选 甄選 选品 選品
specification: 规格 規格 参数 參數 型号 型號
technique: 技巧 技法 手法
update: 更新
access: 权限 權限 门禁 門禁
accuracy: 准确 準確 精准 精準 精确 精確 精度 精密
approve: 审批 審批 批准 核准 签核 簽核
contact: 联系 聯繫 联络 聯絡 对接 對接 接洽
contribute: 贡献 貢獻
cost: 成本 降本 造价 造價
determine: 确定 確定 判定 决定 決定
distribute: 分销 分銷 经销 經銷 分发 分發 发放 發放 铺货 鋪貨
guide: 指导 指導 引导 引導 导游 導遊 导览 導覽
interact: 互动 互動 交互
liaison: 外联 外聯 衔接 銜接
method: 方法 方式
model: 模型 建模 车型 車型 模特
obtain: 获得 獲得 取得 获取 獲取
platform: 平台
propose: 提出 建言
reduce: 降低 减少 減少 下降 缩短 縮短 节约 節約 削减 削減 节省 節省
region: 区域 區域 地区 地區 片区 片區 大区 大區
transaction: 交易 成交
travel: 旅游 旅遊 旅行 出差 差旅 行程
value: 价值 價值
volunteer: 志愿 志願 义工 義工 志工
automate: 自动 自動
balance: 平衡 余额 餘額 结余 結餘
benefit: 福利 效益
brand: 品牌
deadline: 期限 交期 截止 逾期 时限 時限
discuss: 讨论 討論 商讨 商討 探讨 探討
efficient: 效率 高效 提效
feedback: 反馈 反饋 回馈 回饋
fund: 基金 资金 資金 募款 募集
guideline: 指南 准则 準則 手册 手冊
independent: 独立 獨立
investigate: 调查 調查 勘查 尽调 盡調 尽职 盡職
license: 执照 執照 许可 許可 资质 資質 牌照
list: 清单 清單 名单 名單 列表
payment: 付款 支付 回款 收款 货款 貨款 汇款 匯款 请款 請款 缴费 繳費
produce: 产量 產量 产出 產出 出产 出產
product: 产品 產品 新品 成品 半成
proposal: 提案 建议 建議
respond: 回应 回應 回复 回覆 响应 響應 答复 答覆
satisfy: 满意 滿意 满足 滿足
structure: 结构 結構 架构 架構
user: 用户 用戶 使用
verify: 验证 驗證 核对 核對 核实 核實 查核 校验 校驗 核查
workshop: 研讨 研討 讲座 講座
adapt: 适应 適應 适配 適配
card: 卡片 刷卡 用卡 名片
charge: 收费 收費 充电 充電
compete: 竞争 競爭 竞品 競品 竞赛 競賽 比赛 比賽
component: 零件 部件 配件 组件 組件 元件 器件
conflict: 冲突 衝突 矛盾
consume: 消费 消費 消耗 能耗 快消
cycle: 周期 週期 循环 循環
discipline: 纪律 紀律
estimate: 估算 预估 預估 概算 测算 測算 估价 估價
expense: 费用 費用 报销 報銷 开支 開支 支出 核銷
interface: 接口 界面 介面
labor: 劳动 勞動 劳务 勞務 工时 工時 劳工 勞工 劳资 勞資
launch: 推出 发布 發佈 發布 上市 上架
observe: 观察 觀察 观测 觀測
package: 包装 包裝 包裹 封装 封裝
paper: 论文 論文 纸张 紙張 纸箱 紙箱 造纸 造紙
parent: 家长 家長 父母 亲子 親子
pass: 通过 通過 合格 及格
prevent: 预防 預防 防止 防范 防範 防治
priority: 优先 優先
routine: 日常 例行
rule: 规则 規則 规定 規定 规章 規章
sample: 样品 樣品 打样 打樣 样本 樣本 抽样 抽樣 取样 取樣 送样 送樣
search: 搜索 搜尋 检索 檢索 搜寻
session: 场次 場次 课时 課時
survey: 问卷 問卷 勘察 普查 市调 市調
volume: 批量 总量 總量
adult: 成人 成年
allow: 允许 允許 准许 准許
arrange: 安排 编排 編排
asset: 资产 資產 固资 固資
attention: 关注 關注 专注 專注 注意
capital: 资本 資本 注资 注資
channel: 渠道 通路 频道 頻道
claim: 索赔 索賠 求偿 求償
company: 企业 企業
configure: 配置 设置 設置 设定 設定 组态 組態
connect: 连接 連接 连线 連線
count: 清点 清點 点数 點數 计数 計數
culture: 文化
define: 定义 定義
economy: 经济 經濟
emergency: 急救 应急 應急 急诊 急診 紧急 緊急 抢救 搶救
encourage: 鼓励 鼓勵 勉励 勉勵
examine: 考察 审视 審視
exchange: 外汇 外匯 换货 換貨 交换 交換 汇兑 匯兌
gather: 收集 采集 採集 汇总 彙總 搜集 蒐集
import: 进口 進口 导入 導入 进出 進出
export: 出口 外销 外銷
install: 安装 安裝 装机 裝機 架设 架設
interpret: 口译 口譯 解读 解讀 传译 傳譯
introduce: 介绍 介紹 引进 引進 引入
item: 品项 品項 单项 單項 品号 品號
label: 标签 標籤 标识 標識 贴标 貼標 标注 標註
load: 装货 裝貨 装卸 裝卸 装载 裝載 上货 上貨
layout: 布局 佈局 排版 版面 版式
module: 模块 模塊 模组 模組
outcome: 疗效 療效 预后 預後
pressure: 压力 壓力 抗压 抗壓
rate: 费率 費率 利率 汇率 匯率 比率
reconcile: 对账 對賬 對帳 核账 核賬 核帳
remote: 远程 遠程 远端 遠端
retain: 留存 挽留 留任 保留
return: 退货 退貨 退换 退換 归还 歸還 回购 回購
submit: 提交 呈报 呈報 上报 上報 送审 送審
template: 模板 范本 範本
theory: 理论 理論 原理
accept: 接受 采纳 採納
acquire: 收购 收購 并购 併購
adjust: 调整 調整 调试 調試 调机 調機 微调 微調
allocate: 调配 調配 拨款 撥款 划拨 劃撥
calculate: 核算 运算 運算 精算 計算
capacity: 产能 產能 容量
commission: 佣金 提成 抽成
condition: 状况 狀況 工况 工況
cooperate: 合作 协力 協力
crisis: 危机 危機
device: 装置 裝置 器材 终端 終端 硬件 硬體
disability: 残疾 殘疾 残障 殘障 障碍 障礙
discrepancy: 不符 偏差
error: 错误 錯誤 误差 誤差 差错 差錯
ethics: 伦理 倫理 道德 操守
expand: 扩展 擴展 拓展 扩张 擴張 扩大 擴大 拓點
explain: 解释 解釋 说明 說明 阐述 闡述
family: 家庭 亲属 親屬 家族
image: 图像 圖像 图片 圖片 影像
infrastructure: 设施 設施 基建
input: 输入 輸入 录入 錄入 登打 键入 鍵入
laboratory: 实验 實驗 化验 化驗
lecture: 讲授 講授 宣讲 宣講
loss: 损失 損失 亏损 虧損 损耗 損耗 报损 報損 流失
migrate: 迁移 遷移 搬迁 搬遷 移转 移轉
protect: 保护 保護 防护 防護 维权 維權
publish: 出版 发表 發表 刊登 发行 發行
recover: 恢复 恢復 回收
register: 登记 登記 注册 註冊 报名 報名
replace: 更换 更換 替换 替換 置换 置換
reservation: 预订 預訂 订位 訂位 订房 訂房 订座 訂座
resident: 居民 住户 住戶 业主 業主
season: 季节 季節 旺季 换季 換季
size: 尺寸 尺码 尺碼
spreadsheet: 表格 透视 透視 樞紐 试算 試算
stage: 阶段 階段
supply: 供应 供應 供给 供給 补给 補給
table: 餐桌 桌边 桌邊 翻台 翻檯
tutor: 家教 补习 補習 助教
assemble: 装配 裝配 组装 組裝 总装 總裝 拼装 拼裝
bilingual: 双语 雙語
brochure: 画册 畫冊 传单 傳單 型錄 折页 摺頁
commerce: 商业 商業 电商 電商 跨境 商贸 商貿 网店 網店 网购 網購 淘宝 淘寶 子商
compare: 比较 比較 对比 對比 比对 比對
confirm: 确认 確認
consolidate: 合并 合併 汇整 彙整 巩固 鞏固
defect: 缺陷 不良 瑕疵 次品
delegate: 授权 授權 委托 委託
disease: 疾病 慢病 病理 病害 慢性
finish: 完成 结束 結束 竣工 完工 收尾
floor: 地板 楼层 樓層 楼面 地坪
formulate: 制定 拟定 擬定 编制 編制 訂定 制订 制訂
graph: 图表 圖表 曲线 曲線
greet: 迎宾 迎賓 迎接 问候 問候
hall: 大堂 展厅 展廳 大厅 大廳
insight: 洞察
margin: 毛利 利润 利潤 盈利 获利 獲利
mathematics: 数学 數學 几何 幾何 奥数 奧數
military: 军事 軍事 部队 部隊 服役 退伍 退役 军人 軍人
newsletter: 简讯 簡訊 期刊
pack: 打包 装箱 裝箱 分装 分裝 裝袋
paint: 油漆 喷漆 噴漆 涂装 塗裝 涂料 塗料 喷涂 噴塗 粉刷 烤漆
panel: 面板 电箱 電箱
road: 道路 公路 路面 路桥 路橋
segment: 细分 細分 分群 分眾
shift: 轮班 輪班 倒班 夜班 早班 晚班 值班 三班 两班 兩班 輪值
sign: 签署 簽署 签订 簽訂 标牌 標牌 招牌 签字 簽字
simulate: 仿真 模拟 模擬
substitute: 代课 代課 代班 替补 替補
therapy: 治疗 治療 理疗 理療 疗法 療法 疗程 療程
ticket: 售票 票务 票務 门票 門票 机票 機票
tour: 带团 帶團 观光 觀光 游览 遊覽 领队 領隊
translate: 翻译 翻譯 笔译 筆譯 译文 譯文
treasury: 司库 司庫 头寸 頭寸
upgrade: 升级 升級 改版 改造
water: 给水 給水 排水 供水 污水 汙水 自来 自來
weight: 重量 称重 稱重 体重 體重 过磅 過磅
apprentice: 学徒 學徒 师徒 師徒 学艺 學藝
degree: 学位 學位 硕士 碩士 博士 学士 學士
certificate: 证书 證書 證照 认证 認證 资格 資格 持证 持證 上岗 上崗
university: 大学 大學 高校 院校
college: 学院 學院 大专 大專 专科 專科
trainee: 见习 見習 管培 储备 儲備
intern: 实习 實習
freelance: 接案 自由
selfemployed: 个体 個體 自营 自營 创业 創業 自僱 自雇
weld: 焊接 焊工 电焊 電焊 氩弧 氬弧 点焊 點焊 燒焊
solder: 锡焊 錫焊 烙铁 烙鐵 焊锡 焊錫
screw: 螺丝 螺絲 螺栓 紧固 緊固
drill: 钻孔 鑽孔 钻床 鑽床 钻探 鑽探
mill: 铣床 銑床 铣削 銑削 铣工 銑工 洗床
lathe: 车床 車床 普车 普車 数车 數車
turn: 车削 車削
grind: 磨床 研磨 打磨 磨削 抛光 拋光
cut: 切割 裁剪 切削 裁切 剪裁
saw: 锯床 鋸床 锯切 鋸切 电锯 電鋸
pipe: 管道 管路 管线 管線 配管 水管
plumb: 水暖 水电 水電
roof: 屋顶 屋頂 屋面 防水
brick: 砌砖 砌磚 瓦工 砌筑 砌築 泥瓦 砌體
concrete: 凝土 水泥 浇筑 澆築 商砼
plaster: 抹灰 石膏 泥作 批荡 批蕩 泥水
tile: 瓷砖 瓷磚 贴砖 貼磚 磁磚 地砖 地磚
wood: 木材 木料 木业 木業
carpenter: 木匠 木作 木器
wire: 电线 電線 接线 接線 线束 線束 导线 導線 配线 配線
cable: 电缆 電纜 布线 佈線 布線 光缆 光纜 线缆 線纜 光纤 光纖
circuit: 电路 電路 线路 線路 回路 迴路
voltage: 电压 電壓 低压 低壓 高压 高壓 配电 配電 变电 變電
sensor: 传感 傳感 感测 感測 感应 感應
valve: 阀门 閥門 磁阀 磁閥 閥體
pump: 水泵 泵站 泵业 泵業 帮浦 幫浦
hydraulic: 液压 液壓 油压 油壓
pneumatic: 气动 氣動 气压 氣壓
conveyor: 输送 輸送 传送 傳送 流水
robot: 器人 械手 械臂
mould: 模具 注塑 压铸 壓鑄 射出 試模
sheet: 钣金 鈑金 板材 薄板
metal: 金属 金屬 五金 铝合 鋁合 合金 冶金
steel: 钢材 鋼材 钢铁 鋼鐵 不锈 不鏽 钢构 鋼構 钢结 鋼結
spare: 备件 備件 备品 備品
bearing: 轴承 軸承
gearbox: 齿轮 齒輪 减速 減速 变速 變速
lubricate: 润滑 潤滑
fault: 故障 异常 異常 排故
breakdown: 抛锚 拋錨 停摆 停擺
shutdown: 停机 停機 停产 停產 停线 停線
blueprint: 蓝图 藍圖
tolerance: 公差
calibrate: 校准 校準 校正 标定 標定
gauge: 量具 卡尺 量规 量規
pallet: 托盘 托盤 栈板 棧板
forklift: 叉车 叉車 堆高 铲车 鏟車
pick: 拣货 揀貨 分拣 分揀 捡货 撿貨 理货 理貨
unload: 卸货 卸貨 卸车 卸車
route: 路线 路線 路径 路徑
customs: 报关 報關 海关 海關 清关 清關 通关 通關 关务 關務
dispatch: 调度 調度 派车 派車 派单 派單 派工
ramp: 机坪 機坪 坡道
shelf: 货架 貨架 補貨 补货
scanner: 扫描 掃描 扫码 掃碼
container: 集装 集裝 货柜 貨櫃 容器
consignment: 托运 託運 寄售
trailer: 拖车 拖車 挂车 掛車
checkout: 结账 結賬 结帐 結帳
counter: 柜台 櫃檯 櫃台 专柜 專櫃 柜面 櫃面
showcase: 橱窗 櫥窗 展柜 展櫃
promotion: 促销 促銷 晋升 晉升 升职 升職
discount: 折扣 优惠 優惠 减免 減免
fitting: 试穿 試穿 试衣 試衣
assortment: 品类 品類 選物
opening: 开业 開業 开店 開店 开幕 開幕 拓店
closing: 月结 月結 年结 年結 关账 關賬 關帳 打烊
theft: 盗窃 盜竊 防盗 防盜 防损 防損
refund: 退款 退费 退費
hygiene: 卫生 衛生 消毒 食安 无菌 無菌
allergen: 过敏 過敏
bread: 面包 麵包
bake: 烘焙 烘烤
pastry: 糕点 糕點 甜点 甜點 蛋糕 点心 點心 西点 西點 裱花
meat: 肉类 肉類 牛肉 猪肉 豬肉 肉品
butcher: 屠宰 切肉
fish: 水产 水產 海鲜 海鮮 渔业 漁業 捕捞 捕撈
vegetable: 蔬菜 果蔬 蔬果
sauce: 酱料 醬料 调料 調料 調味
portion: 份量 分餐
waiter: 侍应 侍應 传菜 傳菜 点餐 點餐 点菜 點菜 跑堂 外場 樓面
wine: 红酒 紅酒 葡萄 侍酒 酒水
bar: 酒吧 吧台 吧檯 调酒 調酒 水吧
bed: 床位 铺床 鋪床 床铺 床鋪
laundry: 洗衣 布草
wash: 洗涤 洗滌 洗车 洗車 洗碗
iron: 熨烫 熨燙 整烫 整燙
breakfast: 早餐
room: 客房 房间 房間 房务 房務 包厢 包廂
checkin: 入住 值机 值機 报到 報到
luggage: 行李
bathe: 洗澡 沐浴 助浴
dress: 穿衣 更衣
feed: 喂食 餵食 饲料 飼料 喂养 餵養
wound: 伤口 傷口 换药 換藥 创伤 創傷 外伤 外傷
injection: 注射 打针 打針
blood: 血液 抽血 采血 採血 血压 血壓 血糖
infusion: 输液 輸液 点滴 點滴 静脉 靜脈
dementia: 痴呆 失智
elderly: 老人 老年 养老 養老 长者 長者 高龄 高齡
disabled: 失能 身障
anesthesia: 麻醉
surgery: 手术 手術 外科 微创 微創
ambulance: 救护 救護 救援
diaper: 尿布 尿片 尿不
infection: 感染 院感 传染 傳染 感控
ward: 病房 病区 病區 查房 病床
relative: 家属 家屬
prescription: 处方 處方 配药 配藥 医嘱 醫囑 給藥
rehabilitation: 康复 康復 復健 复健
mobility: 轮椅 輪椅 翻身 移位
household: 家务 家務 家政 保姆 月嫂 家事
shopping: 购物 購物 代购 代購
errand: 跑腿
play: 玩耍 玩具
sing: 唱歌 歌唱 合唱
craft: 手工 手作 艺品 藝品
homework: 功课 功課 批改
exam: 考试 考試 应试 應試 高考 考证 考證
grade: 年级 年級 等级 等級
mark: 阅卷 閱卷 成绩 成績
reading: 阅读 閱讀 绘本 繪本
inclusion: 特教 特殊
settle: 结算 結算 安置 结清 結清
outing: 郊游 郊遊 户外 戶外
reminder: 提醒
dunning: 催收 催款
depreciation: 折旧 折舊 摊销 攤銷
provision: 计提 計提 坏账 壞賬 呆帳
cashflow: 金流
variance: 差异 差異
voucher: 凭证 憑證 传票 傳票
declaration: 申报 申報
vat: 增值 进项 進項 销项 銷項
contribution: 社保 公积 公積 劳保 勞保 健保 五险 五險 強積 保費
attendance: 考勤 出勤 差勤 打卡
leave: 请假 請假 休假 年假 假勤
sick: 病假
dismissal: 解雇 解僱 辞退 辭退 裁员 裁員
employment: 就业 就業 聘用 雇佣 僱傭 雇傭 雇用 僱用
agreement: 协议 協議
union: 工会 工會
works: 厂务 廠務
council: 议会 議會 委员 委員
acquisition: 获客 獲客 引流
quote: 报价 報價 询价 詢價
tender: 招标 招標 投标 投標 标书 標書 标案 標案 竞标 競標 中标 中標 招投
territory: 辖区 轄區
fair: 展会 展會 展销 展銷 交会 交會 参展 參展
aftersales: 售后 售後
cold: 冷链 冷鏈 冷冻 冷凍 冷藏
incident: 事故 事件
printer: 印机 印機 印表
reset: 重置
backup: 备份 備份 备援 備援
virtual: 虚拟 虛擬
helpdesk: 桌面
laptop: 笔电 筆電 记本 記本
bug: 漏洞 除错 除錯
regression: 回归 迴歸 回歸
requirement: 需求
case: 案例 个案 個案 案件 用例 病例
script: 脚本 腳本 剧本 劇本
foreman: 领班 領班 工长 工長 工头 工頭 线长 線長 拉长 拉長
excavation: 开挖 開挖 挖掘 基坑 挖机 挖機
scaffold: 脚手 腳手 鹰架 鷹架
formwork: 支模 木模
reinforcement: 钢筋 鋼筋 加固
earthwork: 土方 土石 路基
quantity: 数量 數量 算量
permit: 报建 報建 申照
acceptance: 验收 驗收
handover: 交接 移交 交班
clause: 条款 條款
notary: 公证 公證
will: 遗嘱 遺囑
seed: 种子 種子 育苗 种苗 種苗
sow: 播种 播種
fertilize: 施肥 肥料
spray: 喷洒 噴灑 农药 農藥 植保
tractor: 拖拉
milk: 牛奶 挤奶 擠奶 乳品 鲜奶 鮮奶 奶牛
stable: 畜舍 猪舍 豬舍 马厩 馬廄
greenhouse: 温室 溫室 大棚
prune: 修剪 剪枝
irrigate: 灌溉 滴灌 浇水 澆水
citizen: 市民 公民 民众 民眾
notice: 通知 公告
municipality: 市政 乡镇 鄉鎮 街道
framework: 框架
demand: 供需
reorder: 订补 訂補 追單
post: 贴文 貼文 發文 推文 帖子
follower: 粉丝 粉絲
trade: 贸易 貿易 外贸 外貿 国贸 國貿
landing: 落地
page: 页面 頁面
logo: 商标 商標 徽标 徽標
chemistry: 化学 化學 试剂 試劑 化纤 化纖
biology: 生物 基因 细胞 細胞
physics: 物理
pharmacy: 药剂 藥劑 药房 藥房 药师 藥師 药店 藥店 药物 藥物 药品 藥品 医药 醫藥 制药 製藥 用药 用藥
dentist: 牙科 口腔 牙医 牙醫
psychology: 心理 咨商 諮商
paediatrics: 儿科 兒科 小儿 小兒
obstetrics: 妇产 婦產 产科 產科 助产 助產
radiology: 放射 超声 超聲
orthopedics: 骨科 关节 關節
acupuncture: 针灸 針灸 中医 中醫 推拿
massage: 按摩
beauty: 美容 美甲 美妆 美妝
hairdresser: 美发 美髮 发型 髮型 剪髮 理髮
pet: 宠物 寵物
plastic: 塑料 塑胶 塑膠
rubber: 橡胶 橡膠
glass: 玻璃
leather: 皮革 皮具
furnace: 热处 熱處 锅炉 鍋爐 窑炉 窯爐
casting: 铸造 鑄造 铸件 鑄件
stamping: 冲压 沖壓 沖床
plating: 电镀 電鍍
surface: 表面
semiconductor: 半导 半導 芯片 晶圆 晶圓 晶片
battery: 电池 電池 锂电 鋰電
energy: 能源 新能 节能 節能 风电 風電
solar: 光伏 太阳 太陽
petroleum: 石油 石化 油气 油氣 天然
mining: 矿山 礦山 采矿 採礦 煤矿 煤礦
laser: 激光 雷射
optics: 光学 光學
embedded: 嵌入 单片 單片 韧体 韌體 固件
frontend: 前端
backend: 后端 後端 后台 後台
cloud: 云端 雲端 上云 上雲
algorithm: 算法 演算
intelligence: 智能 智慧
information: 信息 資訊
mobile: 移动 移動
telecom: 电信 電信 通信 基站
animation: 动画 動畫 动漫 動漫
game: 游戏 遊戲 手游 手遊
elevator: 电梯 電梯 升降 扶梯
aircon: 空调 空調 暖通 制冷 製冷 冷氣 冷气
fire: 消防
landscape: 园林 園林 绿化 綠化 造景
rail: 铁路 鐵路 轨道 軌道 地铁 地鐵 高铁 高鐵
ship: 船舶 船员 船員 造船
port: 港口 码头 碼頭
taxi: 出租 网约 網約 的士
bus: 公交 巴士
parking: 停车 停車
courier: 宅配 骑手 騎手 跑单 跑單 揽件 攬件
wedding: 婚礼 婚禮 婚庆 婚慶 婚纱 婚紗
funeral: 殡葬 殯葬
jewelry: 珠宝 珠寶 首饰 首飾
tea: 茶艺 茶藝 奶茶 手摇 手搖 茶饮 茶飲
coffee: 咖啡
sew: 缝纫 縫紉 车缝 車縫
dye: 染整 印染 染色
library: 图书 圖書 书店 書店
statistics: 统计 統計
patent: 专利 專利 知产 知產 识产 識產
charity: 公益 慈善
kindergarten: 儿园 兒園 托育 托班 早教 幼稚 安親 幼保
typing: 打字
international: 国际 國際 海外 涉外
global: 全球
english: 英语 英語 英文
japanese: 日语 日語 日文
korean: 韩语 韓語 韩文 韓文
performance: 奖金 獎金 奖惩 獎懲
lean: 精益
debug: 联调 聯調
expert: 专家 專家
executive: 高管
welfare: 社工 救助
religion: 宗教
police: 警察 公安 民警
sponsor: 赞助 贊助
subsidy: 补助 補助 补贴 補貼
tenant: 租户 租戶 租客
lease: 租约 租約 承租
archive: 文献 文獻
parttime: 兼职 兼職 工讀 零工 计时 計時
implement: 实施 實施 落实 落實 推行 推进 推進
unit: 单元 單元
mandate: 委任
option: 期权 期權
seo: 竞价 競價
objective: 宗旨
stakeholder: 干系 干係
escalate: 越级 越級
offer: 录用 錄用
follow: 遵照 依照
prototype: 原型
dermatology: 皮肤 皮膚
internal: 内科 內科
icu: 重症
vaccine: 疫苗
ultrasound: 彩超
veterinarian: 兽医 獸醫
quantitative: 量化
furniture: 家具 傢俱
ceramic: 陶瓷
oilfield: 油田
wastewater: 废水 廢水
waste: 废弃 廢棄 垃圾
bridge: 桥梁 橋梁
tunnel: 隧道
surveying: 测绘 測繪
curtain: 幕墙 幕牆
window: 门窗 門窗 窗户
sanitary: 卫浴 衛浴
lighting: 灯具 燈具 照明 灯光 燈光
appliance: 家电 家電
cosmetics: 化妆 化妝 护肤 護膚
hotpot: 火锅 火鍋
abroad: 留学 留學
piano: 钢琴 鋼琴
swim: 游泳
yoga: 瑜伽 瑜珈
sort: 整理 归类 歸類
till: 钱箱 錢箱
oven: 烤箱 烘箱
knead: 揉面
dough: 面团
wallpaper: 壁纸 墙纸
leak: 漏水 泄漏
blockage: 堵塞
arrive: 到达 抵达
departure: 出发
exceed: 超额 超過
incoming: 呼入
outbound: 呼出
cause: 原因
correct: 纠正
tree: 树木 樹木
playground: 操场
autism: 自闭 自閉
tyre: 轮胎 輪胎
batch: 批次
milestone: 程碑
invitation: 邀请
grass: 草坪
venue: 场地
`
