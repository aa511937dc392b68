import { bool } from '@chengban/kernel/kinds/bool.ts'
import { date } from '@chengban/kernel/kinds/date.ts'
import { money } from '@chengban/kernel/kinds/decimal.ts'
import { file, files, images, signature } from '@chengban/kernel/kinds/file.ts'
import { json, place } from '@chengban/kernel/kinds/json.ts'
import { lines } from '@chengban/kernel/kinds/lines.ts'
import { ref, refs } from '@chengban/kernel/kinds/ref.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { type Samples, saying } from './sample.ts'

const person = { id: '00000000-0000-7000-8000-000000000001', name: '林致远' }
const stored = (name: string, size: number) => ({ url: `/file/attachment/${name}`, name, size })
const drawn = '/admin/favicon.svg'
const payments = lines(
  '付款计划',
  {
    name: text('款项', { required: true }),
    money: money('金额', { required: true }),
    dtPlan: date('计划日期'),
    isPaid: bool('已付', { default: false }),
  },
  { max: 8 },
)
const payment = (name: string, sum: string) => ({ name, money: sum, dtPlan: '2026-12-01', isPaid: false })

/** Kinds whose value leads elsewhere or has parts. */
export const richSamples = {
  ref: [
    {
      field: ref('负责人', 'user' as never),
      filled: person.id,
      long: person.id,
      wrong: null,
      error: '请选择负责人',
      beside: { user: person, userUser: person },
    },
    {
      field: ref('部门', 'department' as never),
      filled: person.id,
      long: person.id,
      wrong: null,
      error: '请选择部门',
      beside: { department: { id: person.id, name: '产品研发部' } },
    },
    {
      field: ref('客户', 'client' as never),
      filled: person.id,
      long: person.id,
      wrong: null,
      error: '客户不存在',
      beside: { client: { id: person.id, name: saying } },
    },
  ],
  refs: [
    {
      field: refs('参会人', 'user' as never),
      filled: [person],
      long: Array.from('林沈陆何周郑吴孙', (name, at) => ({
        id: `${person.id.slice(0, -1)}${at}`,
        name: `${name}知远`,
      })),
      wrong: [],
      error: '请选择参会人',
    },
  ],
  file: [
    {
      field: file('合同文件'),
      filled: [stored('合同正文.pdf', 3_565_158)],
      long: [stored(`${saying}.pdf`, 1_099_511_627_776)],
      wrong: [],
      error: '请上传合同文件',
    },
  ],
  files: [
    {
      field: files('附件', { max: 3 }),
      filled: [stored('点位清单.xlsx', 1536), stored('会议纪要.docx', 420_045)],
      long: Array.from('一二三四五六', (name) => stored(`附件${name} ${saying}.pdf`, 3_565_158)),
      wrong: [],
      error: '请上传附件',
    },
  ],
  images: [
    {
      field: images('现场照片', { max: 9 }),
      filled: [{ url: drawn, name: '现场.svg', size: 1204 }],
      long: Array.from('一二三四五六七八九', (name) => ({ url: `${drawn}?${name}`, name, size: 1204 })),
      wrong: [],
      error: '请上传现场照片',
    },
  ],
  signature: [
    {
      field: signature('签名'),
      filled: [{ url: drawn, name: '签名.png', size: 1204 }],
      long: [{ url: drawn, name: '签名.png', size: 1204 }],
      wrong: [],
      error: '请签名',
    },
  ],
  json: [
    {
      field: payments,
      filled: [payment('首付款', '858000.00'), payment('验收款', '1430000.00')],
      long: Array.from('一二三四五六七八', (name) => payment(`第${name}期 ${saying}`, '99999999999.99')),
      wrong: [payment('', '1.005')],
      error: '第1行：款项不能为空',
    },
    {
      field: json('曾用名', { default: [] }),
      filled: ['甲市一院', '中心医院'],
      long: Array.from('甲乙丙丁戊己庚辛', (name) => `${name}市人民医院`),
      wrong: [],
      error: '请填写曾用名',
    },
    {
      field: json('设置', { default: {} }),
      filled: { 颜色: '蓝', 行数: 20 },
      long: Object.fromEntries(Array.from('一二三四五六', (name) => [`名称${name}`, saying])),
      wrong: {},
      error: '设置不能为空',
    },
    {
      field: json('流程设置'),
      filled: [{ level: 1, below: '5000' }],
      long: { nested: { deep: [1, 2, [3]] }, words: saying },
      wrong: null,
      error: '流程设置格式错误',
    },
  ],
  place: [
    {
      field: place('坐标'),
      filled: { lng: 120.153_576, lat: 30.287_459, address: '文三路 9 号' },
      long: { lng: 120.153_576, lat: 30.287_459, address: saying },
      wrong: null,
      error: '请定位或填写经度',
    },
  ],
} satisfies Record<string, Samples>
