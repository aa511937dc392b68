import { declaredScreen } from '@chengban/ui/declarations/declarations.ts'
import DeclaredLists from '@chengban/ui/screen/DeclaredLists.tsx'
import { RevokeShares } from './RevokeShares.tsx'

/** 文件申请: my files, and the links I gave out. */
export default function FileApply() {
  const screen = declaredScreen('/fileApply')
  if (!screen?.of) return null
  return (
    <DeclaredLists
      path="/fileApply"
      screen={{ ...screen, of: screen.of }}
      selectedActs={{ fileShare: (list) => <RevokeShares list={list} /> }}
    />
  )
}
