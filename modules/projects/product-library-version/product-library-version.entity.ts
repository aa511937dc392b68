import { entity } from '@chengban/kernel/entity.ts'
import {
  allOf,
  anyOf,
  asParent,
  count,
  exists,
  field,
  gt,
  holds,
  is,
  isSet,
  lt,
  me,
  not,
  today,
  via,
  when,
} from '@chengban/kernel/expr.ts'
import { join, lineCount } from '@chengban/kernel/formula.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { date, datetime } from '@chengban/kernel/kinds/date.ts'
import { files } from '@chengban/kernel/kinds/file.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { json } from '@chengban/kernel/kinds/json.ts'
import { lines } from '@chengban/kernel/kinds/lines.ts'
import { ref, refs } from '@chengban/kernel/kinds/ref.ts'
import { longText, text } from '@chengban/kernel/kinds/text.ts'
import { contains } from '@chengban/kernel/row-rule.ts'
import { leads } from '../team.ts'
import { stage } from './product-library-version.stage.ts'

/** One version of a product through plan, build, test, release, retirement. */
export const productLibraryVersion = entity('productLibraryVersion', {
  label: '产品版本',
  title: 'name',
  subject: 'productLibraryId',
  fields: {
    productLibraryId: ref('产品', 'productLibrary', { required: true }),
    name: text('版本号', {
      required: true,
      search: true,
      pattern: {
        source: '^V(0|[1-9]\\d{0,2})(\\.(0|[1-9]\\d{0,2})){2}(-T[1-9]\\d{0,2})?$',
        message: '版本号格式错误',
      },
    }),
    // sorts V2.10.0 above V2.9.9; a temporary version sorts like its base version
    orderNo: int('版本序号', { isPlain: true, computed: { onWrite: 'productLibraryVersion/orderNo' } }),
    type: oneOf('类型', ['大版本', '小版本', '临时版本'], { required: true }),
    baseVersionId: ref('基础版本', 'productLibraryVersion', { readonly: true }),
    projectId: ref('专用项目', 'project', { readonly: true }),
    mergeVersionId: ref('回写版本', 'productLibraryVersion', { readonly: true }),
    stage: oneOf('阶段', ['规划', '研发中', '测试中', '待发布', '已发布', '停止维护', '作废'], {
      default: '规划',
      readonly: true,
    }),
    goal: lines('版本目标', {
      text: text('目标', { required: true }),
      userId: ref('负责人', 'user'),
      done: bool('已完成', { default: false }),
    }),
    hasGoal: bool('有目标', { isAside: true, computed: gt(lineCount('goal'), 0) }),
    goals: text('目标完成', {
      computed: when(
        [[gt(lineCount('goal'), 0), join(lineCount('goal', { where: { done: true } }), '/', lineCount('goal'))]],
        null,
      ),
    }),
    openBugs: int('未通过缺陷', {
      alarms: true,
      computed: count({ of: 'bug', named: 'bugIds', where: not(is({ status: ['待关闭', '已关闭'] })) }),
    }),
    planDate: date('计划发布', { required: true }),
    originalDate: date('原计划发布', { readonly: true }),
    tzRelease: datetime('发布时间', { readonly: true }),
    releaserId: ref('发布人', 'user', { readonly: true }),
    releaseNote: longText('发布说明'),
    bugIds: refs('修复的缺陷', 'bug'),
    applyForIds: refs('实现的需求', 'applyFor'),
    snapshot: json('发布快照', {
      readonly: true,
      names: {
        bugs: '缺陷',
        applyFors: '需求',
        files: '文件',
        name: '名称',
        releaseNote: '发布说明',
        goal: '目标',
        text: '内容',
        done: '已达成',
      },
    }),
    packageFile: files('安装包', { secret: 'productLibrary:upload' }),
    file: files('升级文档'),
    testReport: files('测试报告'),
    userId: ref('版本负责人', 'user', { required: true }),
    testerIds: refs('测试人员', 'user'),
    isLate: bool('延期', {
      alarms: true,
      computed: allOf(is({ stage: ['规划', '研发中', '测试中', '待发布'] }), lt(field('planDate'), today())),
    }),
    // by a project that the reader leads
    isIgnore: bool('项目已忽略', {
      computed: exists({
        of: 'projectFollow',
        by: 'targetId',
        where: allOf(is({ targetType: 'productLibraryVersion', isIgnore: true }), leads),
      }),
    }),
  },
  rows: {
    own: anyOf(me('userId'), contains('testerIds')),
    manage: holds('productLibrary:manage'),
    also: [not(isSet('projectId')), asParent('projectId'), via('productLibraryId', me('principalId'))],
  },
  self: me('userId'),
  write: {
    create: anyOf(via('productLibraryId', me('principalId')), holds('productLibrary:manage')),
    update: anyOf(me('userId'), via('productLibraryId', me('principalId')), holds('productLibrary:manage')),
    remove: holds('productLibrary:manage'),
  },
  workflow: stage,
  unique: [{ fields: ['productLibraryId', 'name'], message: '版本号已存在' }],
  on: { check: 'productLibraryVersion/check' },
  indexes: [
    ['productLibraryId', 'orderNo'],
    ['stage', 'planDate'],
  ],
  list: {
    columns: ['productLibraryId', 'name', 'type', 'stage', 'goals', 'planDate', 'isLate', 'tzRelease', 'userId'],
    filters: ['productLibraryId', 'stage', 'type', 'userId', 'isLate', 'projectId'],
    sort: 'productLibraryId,-orderNo',
    gantt: { from: 'tzCreate', to: 'planDate', original: 'originalDate', group: 'productLibraryId', order: 'orderNo' },
    board: {
      by: 'stage',
      card: ['productLibraryId', 'type', 'goals', 'planDate', 'userId'],
      due: { at: 'planDate', over: ['已发布', '停止维护', '作废'] },
    },
  },
})
