import { declaredScreen } from '@chengban/ui/declarations/declarations.ts'
import { lazyPart } from '@chengban/ui/declarations/load-part.ts'
import type { List } from '@chengban/ui/list/use-list.ts'
import DeclaredLists, { type TabPart } from '@chengban/ui/screen/DeclaredLists.tsx'
import type { ReactNode } from 'react'
import { AccountActs } from './AccountActs.tsx'
import { EndSession } from './EndSession.tsx'
import { RunRule } from './RunRule.tsx'

const parts: readonly TabPart[] = [
  { label: '菜单', codes: ['menu:manage'], Part: lazyPart(() => import('../../menu/web/MenuTree.tsx')) },
  { label: '节假日', codes: ['holiday:manage'], Part: lazyPart(() => import('../../holiday/web/Holidays.tsx')) },
  { label: '审批设置', codes: ['flow:manage'], Part: lazyPart(() => import('../../flow/web/Flows.tsx')) },
  { label: '进行中审批', codes: ['flow:manage'], Part: lazyPart(() => import('../../audit-task/web/OpenAudits.tsx')) },
  {
    label: '权限日志',
    codes: ['log:read'],
    Part: lazyPart(() => import('../../permission/web/PermissionLog.tsx')),
  },
  { label: '作业', codes: ['debug:read'], Part: lazyPart(() => import('../../debug/web/Jobs.tsx')) },
  { label: '发送通知', codes: ['message:send'], Part: lazyPart(() => import('./SendNotice.tsx')) },
  { label: '版本发布', codes: ['config:manage'], Part: lazyPart(() => import('./PublishVersion.tsx')) },
  { label: '邮件与钉钉', codes: ['config:manage'], Part: lazyPart(() => import('./Outward.tsx')) },
]

const order = [
  '账号',
  '在线会话',
  '菜单',
  '参数',
  '节假日',
  '提醒规则',
  '审批设置',
  '进行中审批',
  '登录日志',
  '权限日志',
  ...['作业', '发送通知', '版本发布', '邮件与钉钉'],
]

const selectedActs: Readonly<Record<string, (list: List) => ReactNode>> = {
  admin: (list) => <AccountActs list={list} />,
  reminderRule: (list) => <RunRule list={list} />,
  loginLog: (list) => <EndSession list={list} />,
}

/** 系统管理: the lists that its screen declares, and the parts that are not lists. */
export default function Administration() {
  const screen = declaredScreen('/admin')
  if (!screen?.of) return null
  return (
    <DeclaredLists
      path="/admin"
      screen={{ ...screen, of: screen.of }}
      parts={parts}
      order={order}
      selectedActs={selectedActs}
    />
  )
}
