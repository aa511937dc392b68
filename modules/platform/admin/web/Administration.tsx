import DeclaredLists, { type TabPart } from '@chengban/ui/screen/DeclaredLists.tsx'
import { declaredScreen } from '@chengban/ui/screen/declarations.ts'
import { lazyPart } from '@chengban/ui/screen/load-part.ts'
import { EndSession } from './EndSession.tsx'
import { RunRule } from './RunRule.tsx'

const parts: readonly TabPart[] = [
  { label: '发送通知', codes: ['message:send'], Part: lazyPart(() => import('./SendNotice.tsx')) },
  { label: '版本发布', codes: ['config:manage'], Part: lazyPart(() => import('./PublishVersion.tsx')) },
  { label: '邮件与钉钉', codes: ['config:manage'], Part: lazyPart(() => import('./Outward.tsx')) },
]

/** 系统管理: the lists its declaration names, then what is no list. */
export default function Administration() {
  const screen = declaredScreen('/admin')
  if (!screen?.of) return null
  return (
    <DeclaredLists
      path="/admin"
      screen={{ ...screen, of: screen.of }}
      parts={parts}
      selectedActs={{ reminderRule: (list) => <RunRule list={list} />, loginLog: (list) => <EndSession list={list} /> }}
    />
  )
}
