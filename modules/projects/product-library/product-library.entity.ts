import { entity } from '@chengban/kernel/entity.ts'
import { allOf, anyOf, count, type Expr, eq, exists, field, holds, is, lt, me, not } from '@chengban/kernel/expr.ts'
import { join, of, parent } from '@chengban/kernel/formula.ts'
import { columns, list, object, total } from '@chengban/kernel/gather.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { dict } from '@chengban/kernel/kinds/choice.ts'
import { url } from '@chengban/kernel/kinds/contact.ts'
import { files, images } from '@chengban/kernel/kinds/file.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { json } from '@chengban/kernel/kinds/json.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { longText, text } from '@chengban/kernel/kinds/text.ts'
import { marked } from '../project-follow/mark.ts'

const running = is({ projectStatus: ['准备', '实施中', '待验收', '已验收', '维护中', '暂停'] })
const current = ['productLibraryVersionId', 'productLibraryId', 'currentVersionId'] as const
const older = lt(field('orderNo'), of('productLibraryId', 'currentVersionId', 'orderNo'))
/** The project has chosen to ignore the current version. */
const ignored = exists({
  of: 'projectFollow',
  by: 'projectId',
  where: allOf(
    is({ targetType: 'productLibraryVersion', isIgnore: true }),
    eq(field('targetId'), join(parent(of(...current)))),
  ),
})
/** Projects that run a version of it. */
const projectsOf = (version: Expr<unknown> = allOf(), project: Expr<unknown> = allOf()) =>
  total({
    of: 'productLibraryVersion',
    by: 'productLibraryId',
    where: version,
    value: count({ of: 'project', by: 'productLibraryVersionId', where: allOf(running, project) }),
  })

const runsOf = { of: 'project', by: 'productLibraryVersionId', where: running } as const
/** Each version that some project runs, the newest first. */
const runs = list({
  of: 'productLibraryVersion',
  by: 'productLibraryId',
  where: exists(runsOf),
  value: object({ ...columns('name'), count: count(runsOf) }),
  sort: ['-orderNo', 'name'],
})

/** A product of ours with its versions. */
export const productLibrary = entity('productLibrary', {
  label: '产品库',
  title: 'name',
  fields: {
    name: text('产品名称', { required: true, unique: true, search: true }),
    code: text('产品编码', {
      required: true,
      unique: true,
      search: true,
      pattern: { source: '^[A-Z0-9-]{2,20}$', message: '产品编码格式错误' },
    }),
    category: dict('分类', 'productCategory', { required: true }),
    principalId: ref('产品经理', 'user', { required: true }),
    devPrincipalId: ref('研发负责人', 'user'),
    described: longText('产品介绍'),
    cover: images('封面'),
    file: files('产品资料'),
    video: files('演示视频'),
    demoUrl: url('演示地址'),
    demoAccount: text('演示账号'),
    currentVersionId: ref('当前版本', 'productLibraryVersion', { readonly: true }),
    projectCount: int('使用项目数', { computed: projectsOf() }),
    behindCount: int('落后项目数', { computed: projectsOf(older, not(ignored)) }),
    ignoredCount: int('已忽略项目数', { computed: projectsOf(older, ignored) }),
    runs: json('各版本使用项目', { computed: runs, names: { name: '版本', count: '项目数' } }),
    isFollow: bool('我关注的', { isAside: true, computed: marked('productLibrary', 'isCare') }),
    isIgnore: bool('我忽略的', { isAside: true, computed: marked('productLibrary', 'isIgnore') }),
    downloadConfig: json('下载配置', {
      readonly: true,
      default: { needAudit: true, validDays: 7, maxTimes: 3, passwordLength: 12, watermark: true },
      names: {
        needAudit: '须审核',
        validDays: '有效天数',
        maxTimes: '可下载次数',
        passwordLength: '密码位数',
        watermark: '水印',
      },
    }),
    isEnable: bool('启用', { default: true }),
    sort: int('排序', { default: 100 }),
  },
  rows: { own: me('principalId'), manage: holds('productLibrary:manage'), also: [is({ isEnable: true })] },
  summary: ['code', 'category', 'principalId', 'currentVersionId'],
  children: [{ of: 'productLibraryVersion', by: 'productLibraryId' }],
  write: {
    create: holds('productLibrary:manage'),
    update: anyOf(me('principalId'), holds('productLibrary:manage')),
    remove: holds('productLibrary:manage'),
  },
  marks: [
    { field: 'isFollow', call: '/productLibrary/follow', as: 'follow', label: '关注', off: '取消关注' },
    { field: 'isIgnore', call: '/productLibrary/ignore', as: 'ignore', label: '忽略', off: '取消忽略' },
  ],
  on: { check: 'productLibrary/check' },
  list: {
    columns: ['name', 'code', 'category', 'currentVersionId', 'principalId', 'projectCount', 'behindCount', 'isFollow'],
    filters: ['category', 'isFollow', 'principalId', 'isEnable'],
    sort: '-isFollow,sort,name',
    first: 'cards',
    cards: {
      image: 'cover',
      card: ['category', 'currentVersionId', 'principalId', 'projectCount', 'behindCount', 'ignoredCount'],
    },
  },
})
