import type { Field, Kind } from '@chengban/kernel/field.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { dict, oneOf } from '@chengban/kernel/kinds/choice.ts'
import { email, phone, url } from '@chengban/kernel/kinds/contact.ts'
import { date, datetime, time } from '@chengban/kernel/kinds/date.ts'
import { decimal, money, percent } from '@chengban/kernel/kinds/decimal.ts'
import { file, files, images, signature } from '@chengban/kernel/kinds/file.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { place } from '@chengban/kernel/kinds/json.ts'
import { lines } from '@chengban/kernel/kinds/lines.ts'
import { number } from '@chengban/kernel/kinds/number.ts'
import { ref, refs } from '@chengban/kernel/kinds/ref.ts'
import { sealed } from '@chengban/kernel/kinds/sealed.ts'
import { longText, text } from '@chengban/kernel/kinds/text.ts'

/** A field of a kind, and what each of its faces must make of a value. */
export interface KindSample {
  readonly field: Field
  readonly column: string
  readonly graphql: string
  /** As sent; undefined: nobody sends one. */
  readonly good?: unknown
  readonly stored?: unknown
  readonly shown?: string
  /** The cell that is read as `good`; null where no cell is. */
  readonly cell: string | null
  /** Refused by the form with the message, and by the schema where it can express it. */
  readonly bad: readonly (readonly [raw: unknown, message: string, isOnlyTold?: true])[]
}

const id = '019a9c3e-0000-7000-8000-000000000001'
const entry = (name: string) => ({ url: `/file/attachment/${name}` })
const kept = (name: string) => [{ ...entry(name), name: '甲.pdf', size: 1 }]
const line = (field: Field, sample: Omit<KindSample, 'field' | 'column' | 'graphql'>): KindSample => ({
  field,
  column: 'text',
  graphql: 'String',
  ...sample,
})
const figure = (
  field: Field,
  column: string,
  sample: Pick<KindSample, 'stored' | 'shown' | 'cell' | 'bad'>,
): KindSample => ({
  field,
  column,
  graphql: 'String',
  good: '1234.5',
  stored: '1234.50',
  ...sample,
})
const stored = (field: Field, name: string, bad: KindSample['bad']): KindSample => ({
  field,
  column: 'jsonb',
  graphql: 'JSON',
  good: [entry(name)],
  shown: '甲.pdf',
  stored: kept(name),
  cell: `甲.pdf（/file/attachment/${name}）`,
  bad,
})

/** A kind without a sample does not compile. */
export const kindSamples: Record<Kind, KindSample> = {
  text: line(text('名称', { min: 2, max: 4 }), {
    good: '甲乙丙丁',
    cell: '甲乙丙丁',
    bad: [
      [1, '名称格式错误'],
      ['甲乙丙丁戊', '名称最多4个字'],
      ['甲', '名称至少2个字'],
    ],
  }),
  longText: line(longText('说明'), {
    good: '甲\n乙',
    cell: '甲\r\n乙',
    bad: [['甲'.repeat(10_001), '说明最多10000个字']],
  }),
  phone: line(phone('电话'), {
    good: '13800000000',
    cell: '１３８００００００００',
    bad: [['1380000', '手机号格式错误']],
  }),
  email: line(email('邮箱'), { good: 'a@b.cn', cell: 'a@b.cn', bad: [['a.cn', '邮箱格式错误']] }),
  url: line(url('网址'), { good: 'https://b.cn/甲', cell: 'https://b.cn/甲', bad: [['javascript:1', '网址格式错误']] }),
  enum: line(oneOf('级', ['甲', '乙']), { good: '甲', cell: '甲', bad: [['丙', '级不在可选范围']] }),
  dict: line(dict('类', 'clientType'), { good: 'e', cell: '企业', bad: [[1, '类不在可选范围']] }),
  number: line(number('编号', { at: 'create', forms: [{ prefix: 'A', digits: 3 }] }), {
    cell: 'A001',
    bad: [['A001', '编号由系统编号', true]],
  }),
  int: {
    field: int('数', { min: 1, max: 9 }),
    column: 'integer',
    graphql: 'Int',
    good: 3,
    shown: '3',
    cell: '３',
    bad: [
      [1.5, '数格式错误'],
      [0, '数须在1与9之间'],
      [10, '数须在1与9之间'],
    ],
  },
  decimal: figure(decimal('量', { digits: 3 }), 'numeric(16,3)', {
    stored: '1234.500',
    shown: '1,234.500',
    cell: '1,234.5',
    bad: [['1.2345', '量最多三位小数', true]],
  }),
  money: figure(money('额', { min: '0.01' }), 'numeric(16,2)', {
    shown: '1,234.50',
    cell: '￥1,234.50',
    bad: [
      ['一', '额格式错误'],
      ['1.005', '额最多两位小数', true],
      ['0', '额不能小于0.01', true],
      ['999999999999999', '额超出范围', true],
    ],
  }),
  percent: figure(percent('率', { max: 2000 }), 'numeric(16,2)', {
    shown: '1234.50%',
    cell: '1234.5%',
    bad: [
      ['x', '率格式错误'],
      ['2000.01', '率不能大于2000', true],
    ],
  }),
  bool: {
    field: bool('已付'),
    column: 'boolean',
    graphql: 'Boolean',
    good: true,
    shown: '是',
    cell: '是',
    bad: [['是', '已付格式错误']],
  },
  date: {
    field: date('日'),
    column: 'date',
    graphql: 'Date',
    good: '2026-02-28',
    cell: '2026年2月28日',
    bad: [['2026-02-30', '日期错误']],
  },
  datetime: {
    field: datetime('时'),
    column: 'timestamp with time zone',
    graphql: 'Datetime',
    good: '2026-02-28T08:30:00+08:00',
    shown: '2026-02-28 08:30',
    cell: '2026-2-28 8:30',
    bad: [['2026-02-28', '日期错误']],
  },
  time: {
    field: time('点'),
    column: 'time without time zone',
    graphql: 'String',
    good: '08:30',
    cell: '8:30',
    bad: [['24:00', '点格式错误']],
  },
  ref: {
    field: ref('人', 'user'),
    column: 'uuid',
    graphql: 'UUID',
    good: id,
    cell: '林一',
    bad: [[[id], '人格式错误']],
  },
  refs: {
    field: refs('人们', 'user', { min: 1, max: 2 }),
    column: 'uuid[]',
    graphql: '[UUID!]',
    good: [id],
    cell: '林一',
    bad: [
      [id, '人们格式错误'],
      [[], '人们至少选择1项'],
      [['a', 'b', 'c'], '人们最多选择2项'],
    ],
  },
  file: stored(file('票', { accept: ['ofd'] }), 'a.ofd', [
    [[entry('a.ofd'), entry('b.ofd')], '只能上传1个文件'],
    [[entry('a.pdf')], '不支持的文件类型', true],
  ]),
  files: stored(files('附件', { min: 1, max: 2 }), 'a.pdf', [
    [[], '请上传附件'],
    [['a', 'b', 'c'].map(entry), '只能上传2个文件'],
    [[{ name: 'a.pdf' }], '附件格式错误'],
  ]),
  images: stored(images('照片'), 'a.png', [[[entry('a.pdf')], '不支持的文件类型', true]]),
  signature: {
    ...stored(signature('签名'), 'a.png', [[[entry('a.png'), entry('b.png')], '只能上传1个文件']]),
    cell: null,
  },
  json: {
    field: lines('明细', { money: money('额', { required: true }) }, { min: 1, max: 2 }),
    column: 'jsonb',
    graphql: 'JSON',
    good: [{ money: '1' }],
    stored: [{ money: '1.00' }],
    shown: '额 1.00',
    cell: '额：1',
    bad: [
      [{}, '明细格式错误'],
      [[], '明细至少1行'],
      [[1, 2, 3].map(() => ({ money: '1' })), '明细最多2行'],
      [[{ money: 'x' }], '第1行：额格式错误'],
    ],
  },
  sealed: line(sealed('环境密码', { secret: 'project:secret' }), {
    good: ' Demo@1 ',
    stored: 'Demo@1',
    shown: '••••••',
    cell: null,
    bad: [
      [1, '环境密码格式错误'],
      ['x'.repeat(256), '环境密码最多255个字'],
      ['a\u0007', '环境密码含有不能识别的字符', true],
    ],
  }),
  place: {
    field: place('坐标'),
    column: 'jsonb',
    graphql: 'JSON',
    good: { lng: 120.15, lat: 30.28, address: '文三路' },
    shown: '文三路',
    cell: '文三路(120.15，30.28)',
    bad: [
      [{ lng: 181, lat: 0, address: '' }, '坐标格式错误'],
      [{ lng: 1, address: '' }, '坐标格式错误'],
    ],
  },
}
