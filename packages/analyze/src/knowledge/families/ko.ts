/** Korean words of work, by what they mean in English. */
export const ko = `
analyze: 분석 해석 집계
supervise: 감독 감리 총괄
lawyer: 변호 법률 법무 소송 법학 사법
court: 법원 재판 중재
sell: 판매 영업 세일 매도
organize: 조직 주최 주관 편성
maintain: 유지 보수 정비 보전
administer: 행정 총무 사무
finance: 재무 금융 재정 자금
account: 회계 경리 결산 기장 부기 전표 분개
ledger: 장부 대장
customer: 고객 손님 래처
vehicle: 차량 승용 트럭 동차 물차 성차
mechanic: 기계 기구
aircraft: 항공 기체 헬기
flight: 비행 운항
pilot: 조종
pupil: 학생 수강 학습
child: 아동 유아 영아 어린 영유 키즈
teach: 교사 강사 강의 수업 선생 교수 담임 교직
education: 교육 교무
school: 학교 교실 학급 초등
curriculum: 교재 교안 교과
staff: 직원 사원 임직
team: 팀원 팀장
recruit: 채용 모집 구인 구직
vacancy: 결원 공석
pay: 급여 임금 연봉 월급 시급 상여 원천
doctor: 주치 봉직
nurse: 간호 조무 수간
patient: 환자 입원 외래 내원
medical: 의료 의학 진료 임상 료진
hospital: 병원 의원
care: 요양 돌봄 간병
health: 건강 보건 검진
cook: 조리 요리 셰프 주방 쉐프 한식 일식 찬모
food: 식품 식단 급식 메뉴 식사 음식 식재
restaurant: 식당 외식 연회 홀서 토랑
shop: 매장 점포 소매 백화 슈퍼
goods: 상품 재고 물품 품목 비품
display: 진열 전시
purchase: 구매 매입 발주 구입 조달
supplier: 납품 외주 하청 벤더
repair: 수리 수선
build: 건축 건설 시공 공사 토목 건물 건립
site: 현장 부지
architect: 축사
engineer: 공학 엔지
electric: 전기 전자 전력 전장
design: 설계 디자 시안
draw: 도면 케치 일러 도안
graphic: 시각
garment: 의류 섬유 봉제 원단 의상 의복
fashion: 패션
market: 시장 마케 마켓
advertise: 광고 캠페
publicity: 홍보 언론
media: 방송 매체 미디 중계
journalist: 취재 편집 신문 보도 잡지
communicate: 소통 니케
web: 홈페 온라 웹사 터넷 지털
content: 콘텐 원고 카피
social: 소셜 블로
software: 소프 코딩 래머 래밍
computer: 컴퓨 전산
network: 트워
server: 서버
system: 스템
database: 터베
deploy: 배포 릴리
secure: 보안 경비 경호 방범
bank: 은행
teller: 창구 캐셔 수납 출납
loan: 대출 융자 담보 여신
deposit: 예금 입금
cash: 현금 수표 어음
invoice: 청구 송장
payable: 미수 미지
tax: 세무 세금 납세 과세 세액
audit: 부감 계감 내감
statement: 명세 제표
budget: 예산
forecast: 예측 전망
invest: 투자 증권 펀드 운용
insure: 보험 손해 손보 생보
risk: 위험
comply: 준수 법규 규제
fraud: 부정
report: 보고 리포
record: 기록 일지
document: 문서 서류 자료
plan: 계획 기획 입안
schedule: 일정 케줄
project: 로젝
strategy: 전략 전술
business: 사업 비즈
consult: 상담 자문 컨설
manage: 관리 경영 매니
lead: 인솔 리더 통솔 리딩
direct: 임원
coordinate: 조율 코디 협의
train: 훈련 연수 육성 트레
coach: 코칭 멘토 코치
fitness: 헬스 체력 요가 필라
sport: 체육 운동 스포 선수 축구 수영
nutrition: 영양
art: 미술 예술
museum: 박물 큐레 갤러
music: 음악 연주 피아 악기 성악
theater: 연극 공연 무대 극장
dance: 무용 안무 댄스
community: 지역 주민
farm: 농업 농장 농가 영농 농촌
crop: 재배 원예 수확 농작
animal: 동물 축산 가축 사육 낙농
soil: 토양
call: 콜센 통화 웃바 콜수
center: 센터
complaint: 민원 불만 클레
inquiry: 문의 조회
help: 보조 도움 서포
order: 주문 수주 오더
deliver: 배송 배달 출고 택배 출하
warehouse: 창고 입고 보관 입출
transport: 운송 물류 수송 운반
drive: 운전
clean: 청소 미화 세척 청결
safe: 안전
inspect: 검사 점검 검수 순찰
test: 시험 테스
measure: 측정 계측 계량
quality: 품질 품보
improve: 개선 향상 최적 고도
increase: 증가 확대 증대
technical: 기술
machine: 설비 장비 기기 공작 중장
manufacture: 제조 생산 공장 양산
material: 자재 재료 소재 원료 부자
contract: 계약 도급
negotiate: 협상 교섭
research: 연구 리서
science: 과학 이학
write: 작성 집필 글쓰 작문
present: 발표 레젠
interview: 면접 터뷰
assess: 평가 심사
develop: 개발 개척
create: 제작 창작 생성
event: 행사 이벤 축제
public: 공공 공익
speech: 연설 낭독
government: 정부 관공 공무
partner: 제휴 동업 트너
prospect: 잠재
revenue: 매출 수익 실적
price: 가격 단가 요금
property: 부동 임대 분양 중개 토지
color: 색채 색상 컬러
print: 인쇄 출력 제본
photo: 사진 촬영 포토
video: 영상 동영 비디
interior: 실내 인테 가구
space: 공간
airport: 공항 탑승
cargo: 화물 선적 하역
passenger: 승객 여객 승무
weather: 기상 날씨
engine: 엔진 내연
brake: 제동 변속
diagnose: 진단 판독
secretary: 비서 접수 리셉
file: 보존
meeting: 회의 미팅
letter: 서신 편지 우편
member: 회원 멤버
target: 타겟 할당
visit: 방문 견학 내방
guest: 투숙 내빈
hotel: 호텔 숙박 객실 콘도
achieve: 달성 성취
activity: 활동
operate: 운영 조작 가동 작업 오퍼
process: 공정 처리 가공 로세
procedure: 절차 수속
conduct: 수행 시행 실시
data: 데이
environment: 환경 친환
policy: 정책 방침 제도
prepare: 준비
relationship: 관계
resource: 자원
result: 결과 성과
review: 검토 리뷰
goal: 목표
identify: 식별 파악
issue: 이슈 문제
monitor: 모니 감시
track: 추적
standard: 표준 규격
solution: 솔루 해법
task: 과업 과제
tool: 공구 치공 도구
unit: 유닛 단위
promote: 촉진 진흥 승진
collaborate: 협업 공동
handle: 응대 대응 취급
participate: 참여 참가 참석
request: 요청 신청
resolve: 해결 해소
refer: 추천 의뢰
function: 기능
detail: 상세 세부
award: 수상 포상 입상 표창
specialize: 전문 특화
assign: 배정 배치 배속 파견
control: 제어 통제
demonstrate: 시연 실증
facilitate: 촉매 원활
human: 인사 노무
industry: 업계 공업
initiate: 착수 개시
innovate: 혁신 쇄신
integrate: 통합 융합 연동
language: 언어 어학
motivate: 의욕
represent: 대표
select: 선정 선발 선별 선택
specification: 사양 스펙 제원
technique: 기법 요령
update: 갱신 업데
access: 접근 출입
accuracy: 정확 정밀
approve: 승인 결재
contact: 섭외
contribute: 기여 공헌
cost: 원가 비용
determine: 결정 판단
distribute: 유통 배부 도매 총판
guide: 안내
interact: 교류
liaison: 연계
method: 방법 방식
model: 모델 모형
obtain: 획득
platform: 플랫
propose: 제안 제언
reduce: 절감 감소 단축 감축 절약
region: 구역 권역
transaction: 거래
travel: 여행 출장 관광
value: 가치
volunteer: 봉사
automate: 동화 무인
balance: 잔액 균형 수지
benefit: 혜택 복리
brand: 브랜 상표
deadline: 기한 납기
discuss: 토론 논의
efficient: 효율
feedback: 의견 드백
fund: 기금 모금
guideline: 지침 매뉴
independent: 독립
investigate: 조사 규명
license: 면허 허가
list: 목록 명단
payment: 지급 납부 송금 수금 지불 결제
produce: 산출 산지
product: 제품 신제 완제
respond: 답변 회신 대처
satisfy: 만족
structure: 구조
user: 유저 용자
verify: 대조 검증
workshop: 세미 크샵 크숍
adapt: 적응
card: 카드 명함
charge: 충전 과금
compete: 경쟁 경합
component: 부품 소자
conflict: 갈등 분쟁
consume: 소비 소모
cycle: 순환
discipline: 규율 징계
estimate: 견적 적산 추정
expense: 지출
interface: 화면 터페
labor: 노동 노사 근로
launch: 출시 런칭
observe: 관찰 관측
package: 포장 패키
paper: 논문 용지 제지
parent: 부모
pass: 합격 통과
prevent: 예방 방지 방재
priority: 우선
routine: 정기
rule: 규정 규칙 내규
sample: 시료 견본 샘플 표본
search: 검색 탐색
session: 세션 회기
survey: 설문 실태
volume: 물량
adult: 성인
allow: 허용
arrange: 배열
asset: 자산
attention: 주의
capital: 자본 출자
channel: 채널 판로
claim: 배상 보상
company: 기업 법인
configure: 설정 구성
connect: 연결 접속
count: 실사
culture: 문화
economy: 경제
emergency: 응급 비상 긴급
encourage: 격려 장려
exchange: 환전 외환 교환
follow: 후속 팔로
gather: 수집 취합
import: 수입
export: 수출
install: 설치 시운
interpret: 통역 수어
item: 항목
label: 라벨 표시
load: 상차 적재
layout: 조판
module: 모듈
pressure: 압력 가압
rate: 비율 금리 환율
reconcile: 상계
remote: 원격 재택
retain: 리텐
return: 반품 반납 반환
submit: 제출 투고
template: 서식
theory: 이론 원리
accept: 수락
acquire: 합병
adjust: 조절 보정 조정
allocate: 배분
calculate: 산정 계산
capacity: 용량
commission: 수수 커미
condition: 상태
cooperate: 협조 협동 협력
crisis: 위급
device: 장치 단말 디바
disability: 애인 애아
discrepancy: 불일 오차
error: 오류 에러
escalate: 이관 상신
ethics: 윤리 도덕
expand: 확장 증설 출점
explain: 설명 해설
family: 가족 가정
infrastructure: 인프
input: 입력 기입
laboratory: 실험 검체
lecture: 특강 강연
loss: 손실 손익 적자
migrate: 이그
protect: 보호 방호
publish: 출판 게재
recover: 회복 회수 복구
register: 등록 등기
replace: 교체 대체
reservation: 예매 예약
resident: 입주
season: 계절 성수
size: 치수
spreadsheet: 엑셀 시트
stage: 단계
supply: 공급 보급
table: 식탁
tutor: 과외 튜터
assemble: 조립 체결
brochure: 팜플 로슈 리플
commerce: 커머 쇼핑 상업
compare: 비교
confirm: 확정
defect: 결함 불량 하자
delegate: 위임 위탁
disease: 질환 질병 병리
finish: 완료 마무 준공 완공
floor: 바닥 층별
formulate: 수립 제정
graph: 차트 도표
greet: 영접 맞이
hall: 강당 회관
insight: 통찰
margin: 마진 이익
mathematics: 수학
military: 군대 군사 장교
newsletter: 소식 스레
pack: 소분
paint: 도장 도색 도료
panel: 패널
road: 교량
segment: 세그 세분
shift: 교대 야간 당직
sign: 서명 간판 날인
simulate: 시뮬 모의
substitute: 대행 대직
therapy: 치료 테라
ticket: 티켓 매표 발권
tour: 투어
translate: 번역 통번
upgrade: 개조 업그
water: 급수 배수 용수 수처
weight: 중량 무게 체중
apprentice: 견습 수습
degree: 학위 학사 석사 박사
certificate: 자격 인증 증명 수료
university: 대학
college: 폴리 문대
intern: 인턴 실습
freelance: 리랜
selfemployed: 자영 창업 개업
weld: 용접 아크 티그
solder: 납땜 솔더
screw: 나사 볼트
drill: 보링
mill: 밀링 머시
lathe: 선반 선삭
turn: 터닝
grind: 연마 연삭 사상
cut: 절단 절삭
saw: 톱질
pipe: 배관
roof: 지붕 방수
brick: 벽돌 조적
concrete: 콘크 타설 미콘 양생
plaster: 미장 석고
wood: 목재 목공 합판
carpenter: 목수 대목
wire: 배선 전선 결선
cable: 광케 포설 이블
circuit: 회로 기판
voltage: 전압 고압 저압 변전 수변
sensor: 센서 감지
valve: 밸브
pump: 펌프
hydraulic: 유압
pneumatic: 공압
conveyor: 컨베 이송
robot: 로봇
mould: 금형 사출 성형
sheet: 판금 강판
metal: 금속 비철 합금 알루
steel: 철강 철골 강재 제철
spare: 예비
bearing: 베어
gearbox: 기어 감속
lubricate: 윤활 주유
fault: 고장
breakdown: 정전
shutdown: 정지 셧다
tolerance: 공차
calibrate: 교정 검교
pallet: 파레 팔레
forklift: 게차
pick: 피킹 집품
unload: 하차
route: 경로 노선 동선
customs: 관세 세관 보세 통관
dispatch: 배차
shelf: 보충 매대
scanner: 스캐 스캔
container: 컨테
trailer: 견인 추레
counter: 운터
showcase: 쇼윈
discount: 할인
fitting: 피팅
assortment: 구색
opening: 개점 오픈
closing: 월말 폐점 마감
theft: 도난 절도
refund: 환불 환급
hygiene: 위생 소독 멸균 살균
allergen: 알레
bread: 제빵
bake: 제과 오븐
pastry: 디저 케익 티시
meat: 육류 정육 축육
butcher: 도축 발골
fish: 수산
vegetable: 채소 야채 청과
sauce: 양념
portion: 배식
waiter: 서빙
wine: 와인 주류 소믈
bar: 바텐 칵테
bed: 침대 침구
laundry: 세탁 린넨
wash: 세차 설거 세정
iron: 다림
breakfast: 조식
room: 룸서
luggage: 하물
bathe: 목욕
dress: 환복
feed: 사료 수유
wound: 상처 욕창
injection: 주사 투여
blood: 혈액 채혈 혈압 수혈 혈당 투석
infusion: 수액 정맥
dementia: 치매
elderly: 노인 어르 실버 고령
anesthesia: 마취
surgery: 수술 외과
ambulance: 구급
diaper: 기저 배변
infection: 감염 항균
ward: 병동 병실
relative: 유족 친족
prescription: 처방 투약
rehabilitation: 재활 리치
mobility: 보행 휠체
household: 살림
errand: 심부
play: 놀이 완구
sing: 노래 가창 합창
craft: 공예
homework: 숙제
exam: 입시
grade: 학년 등급
mark: 채점 성적
reading: 독서
inclusion: 특수
settle: 정산
outing: 체험 외출 소풍
reminder: 알림 독려
dunning: 독촉 추심
depreciation: 감가 상각
provision: 충당
cashflow: 금흐
variance: 차이 편차
voucher: 증빙
declaration: 신고
vat: 가세
contribution: 연금 대보
attendance: 근태 출결 출퇴
leave: 휴가 연차 휴직
sick: 병가
dismissal: 해고 퇴직
employment: 고용 취업
agreement: 협약 합의
union: 노조 조합
council: 위원
acquisition: 유입
quote: 호가
tender: 입찰 낙찰 응찰
territory: 상권
fair: 박람
aftersales: 애프
cold: 냉장 냉동 저온
incident: 사건 재해 장애
printer: 프린
backup: 백업
virtual: 가상
helpdesk: 헬프
laptop: 노트
bug: 버그
regression: 회귀
requirement: 요구 요건
case: 사례 판례
script: 대본 크립
foreman: 반장
excavation: 굴착 터파
formwork: 거푸
reinforcement: 철근 보강
earthwork: 토공 성토
quantity: 개수 수량
permit: 인허
handover: 인계
clause: 조항 약관
notary: 공증
will: 유언 상속
seed: 종자 육묘 모종
sow: 파종
fertilize: 비료
spray: 살포 농약 방제
tractor: 농기 랙터
milk: 우유 유제 착유
greenhouse: 온실
irrigate: 관개
citizen: 시민 국민
notice: 공지 공고 통지
municipality: 지자 시청 구청 군청
demand: 수요 수급
post: 게시
trade: 무역 교역
landing: 착륙 랜딩
chemistry: 화학 시약 약품
biology: 생물 세포 유전 바이 생명
physics: 물리
pharmacy: 약국 약사 제약 의약 조제
dentist: 치과 치위
psychology: 심리
paediatrics: 소아
obstetrics: 산부 조산 분만
radiology: 방사 초음
orthopedics: 정형
acupuncture: 한의
massage: 마사 안마
beauty: 미용 뷰티 네일 피부
hairdresser: 헤어
cosmetics: 화장
pet: 반려 애견 펫샵
plastic: 플라
rubber: 고무
glass: 유리
leather: 가죽 피혁
ceramic: 도자 세라
boiler: 보일
casting: 주조 주물 단조
stamping: 판재
plating: 도금
surface: 표면
semiconductor: 반도
battery: 배터 전지
energy: 에너 전원 발전
solar: 태양
petroleum: 석유 가스 유화
nuclear: 원전
optics: 광학
embedded: 임베 펌웨
frontend: 프론
backend: 백엔
cloud: 라우
algorithm: 알고
intelligence: 지능
information: 정보
mobile: 모바 휴대
animation: 애니
game: 게임
elevator: 승강 엘리
aircon: 공조 냉난 에어
crane: 크레 호이
fire: 소방 화재 방화
landscape: 조경
rail: 철도 역무
ship: 선박 조선 해운 선원
port: 항만 부두
taxi: 택시
bus: 버스
parking: 주차
courier: 퀵서
wedding: 웨딩 예식 결혼
funeral: 장례
jewelry: 주얼 귀금
coffee: 커피 카페
sew: 재봉 미싱
dye: 염색
library: 도서 사서
statistics: 통계
patent: 특허
kindergarten: 보육 치원 린이
international: 국제 해외
global: 글로
english: 영어
japanese: 본어
police: 경찰
lease: 임차
prototype: 시제
surveying: 측량
waste: 폐기 폐수
bridge: 교각
tunnel: 터널
lighting: 조명
appliance: 가전
abroad: 유학
insulation: 단열 보온
demolition: 철거 해체
moving: 이삿
executive: 사장
parttime: 알바 르바
sort: 정리 분류
correct: 수정 시정 정정
transfer: 이체
debt: 채권 채무
brewing: 양조 발효
florist: 화훼 꽃집
franchise: 가맹
noodle: 면류
telecom: 통신 이통
merchandiser: 머천
hazard: 유해
ventilation: 환기
welfare: 복지
implement: 도입 구축
facility: 시설
promotion: 로모 판촉
debug: 디버
youth: 소년 청년
reset: 리셋
framework: 레임
option: 옵션
mandate: 수임
checkin: 크인
follower: 로워
metric: 지표
objective: 취지
proposal: 기안
consolidate: 통폐
sanitary: 방역
disabled: 중증
offer: 처우
tile: 석재
seo: 노출
dough: 반죽
window: 창문
wallpaper: 도배
leak: 누수
arrive: 도착
departure: 출발
exceed: 초과
incoming: 인바
cause: 원인
tree: 나무
autism: 자폐
invitation: 초대
`
