import { declaredScreen } from '@chengban/ui/declarations/declarations.ts'
import { lazyPart } from '@chengban/ui/declarations/load-part.ts'
import DeclaredLists, { type TabPart } from '@chengban/ui/screen/DeclaredLists.tsx'
import { RevokeShares } from './RevokeShares.tsx'

const parts: readonly TabPart[] = [
  { label: '存储', codes: ['file:manage'], Part: lazyPart(() => import('./Storage.tsx')) },
]

/** 文件管理: all company files, the shared links, and the storage used. */
export default function FileManage() {
  const screen = declaredScreen('/fileManage')
  if (!screen?.of) return null
  return (
    <DeclaredLists
      path="/fileManage"
      screen={{ ...screen, of: screen.of }}
      parts={parts}
      selectedActs={{ fileShare: (list) => <RevokeShares list={list} /> }}
    />
  )
}
