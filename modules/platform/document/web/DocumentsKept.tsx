import { useEntity } from '@chengban/ui/declarations/declarations.ts'
import { PreviewHost } from '@chengban/ui/kinds/file/PreviewHost.tsx'
import { ListScreen } from '@chengban/ui/list/ListScreen.tsx'
import { useHolds } from '@chengban/ui/session/person.ts'
import { useTabTitle } from '@chengban/ui/shell/tabs.ts'
import { Link } from 'react-router'

/** All documents for who gives them out, one's own for who answers for them. */
export default function DocumentsKept() {
  const keeps = useHolds('document:manage')
  useTabTitle('文档管理')
  return (
    <>
      <ListScreen
        entity={useEntity('document')}
        screen="/document/manage"
        title="文档管理"
        variant={keeps ? 'manage' : 'apply'}
        acts={() => <Link to="/document">待我阅读</Link>}
      />
      <PreviewHost />
    </>
  )
}
