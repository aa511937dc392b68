import { bool } from '@chengban/kernel/kinds/bool.ts'
import { dict, oneOf } from '@chengban/kernel/kinds/choice.ts'
import { email, phone, url } from '@chengban/kernel/kinds/contact.ts'
import { date, datetime, time } from '@chengban/kernel/kinds/date.ts'
import { decimal, money, percent } from '@chengban/kernel/kinds/decimal.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { number } from '@chengban/kernel/kinds/number.ts'
import { sealed } from '@chengban/kernel/kinds/sealed.ts'
import { longText, text } from '@chengban/kernel/kinds/text.ts'
import { type Samples, saying } from './sample.ts'

/** Kinds whose value is one word or figure. */
export const plainSamples = {
  text: [
    {
      field: text('合同名称', { required: true }),
      filled: '智慧校园统一门户',
      long: saying,
      wrong: '甲',
      error: '合同名称至少2个字',
      chosen: '医院',
    },
  ],
  longText: [
    {
      field: longText('备注'),
      filled: '点位以分布图为准\n超出另签',
      long: `${saying}\n`.repeat(6),
      wrong: '一',
      error: '备注最多1000个字',
    },
  ],
  int: [
    {
      field: int('份数', { min: 1, max: 9 }),
      filled: 4,
      long: 1_234_567_890,
      wrong: 12,
      error: '份数须在1与9之间',
      chosen: '1~9',
    },
  ],
  decimal: [{ field: decimal('工时'), filled: '8.50', long: '99999999.25', wrong: '-1', error: '工时不能小于0' }],
  money: [
    {
      field: money('合同额', { required: true }),
      filled: '1245000.00',
      long: '99999999999999.99',
      wrong: '1.005',
      error: '合同额最多两位小数',
      chosen: '10000~',
    },
  ],
  percent: [
    {
      field: percent('税率'),
      filled: '6.00',
      long: '100.00',
      wrong: '101',
      error: '税率须在0与100之间',
      chosen: '6~13',
    },
  ],
  bool: [
    {
      field: bool('启用', { default: true }),
      filled: true,
      long: false,
      wrong: false,
      error: '请先启用',
      chosen: 'true',
    },
  ],
  date: [
    {
      field: date('签订日期'),
      filled: '2026-11-18',
      long: '2100-12-31',
      wrong: '2026-13-01',
      error: '日期错误',
      chosen: '2026-02',
    },
  ],
  datetime: [
    {
      field: datetime('开始时间'),
      filled: '2026-11-18T14:20:00+08:00',
      long: '2100-12-31T23:59:00+08:00',
      wrong: '2026-13-01',
      error: '日期错误',
    },
  ],
  time: [{ field: time('上班'), filled: '08:30', long: '23:59', wrong: '', error: '上班不能为空' }],
  enum: [
    {
      field: oneOf('态度', ['支持', '中立', '反对'], { default: '中立' }),
      filled: '支持',
      long: '反对',
      wrong: null,
      error: '请选择态度',
      chosen: '支持,反对',
    },
    {
      field: oneOf('阶段', ['安装部署', '系统配置', '客户培训', '试运行一', '试运行二', '项目验收与资料移交']),
      filled: '客户培训',
      long: '项目验收与资料移交',
      wrong: null,
      error: '请选择阶段',
      chosen: '客户培训',
    },
  ],
  dict: [
    {
      field: dict('客户类型', 'clientType' as never),
      filled: '公立医院',
      long: '基层医疗机构',
      wrong: null,
      error: '客户类型不在可选范围',
      chosen: '公立医院',
    },
  ],
  phone: [
    {
      field: phone('手机'),
      filled: '13800000002',
      long: '0571-88888888-8888',
      wrong: '1380000',
      error: '手机格式错误',
      chosen: '138',
    },
  ],
  email: [
    {
      field: email('邮箱'),
      filled: 'lin@example.com',
      long: `${'long.name.'.repeat(5)}@example.com`,
      wrong: 'lin@',
      error: '邮箱格式错误',
    },
  ],
  sealed: [
    {
      field: sealed('环境密码', { secret: 'project:secret' as never }),
      filled: 'Demo@2026',
      long: 'x'.repeat(120),
      wrong: 'x'.repeat(256),
      error: '环境密码最多255个字',
    },
  ],
  url: [
    {
      field: url('网址'),
      filled: 'https://example.com',
      long: `https://example.com/${'path/'.repeat(20)}`,
      wrong: 'example',
      error: '网址格式错误',
    },
  ],
  number: [
    {
      field: number('合同编号', { at: 'approve', forms: [{ prefix: 'YT-{YYYY}-', digits: 4 }] }),
      filled: 'YT-2026-0187',
      long: 'YT-BUCHONG-2026-0187-03',
      wrong: null,
      error: '',
    },
  ],
} satisfies Record<string, Samples>
