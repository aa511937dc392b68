import { PreviewHost } from '@chengban/ui/kinds/file/PreviewHost.tsx'
import { ListScreen } from '@chengban/ui/list/ListScreen.tsx'
import { useEntity } from '@chengban/ui/screen/declarations.ts'
import { Link } from 'react-router'

/** All documents, for who gives them out. */
export default function DocumentsKept() {
  return (
    <>
      <ListScreen
        entity={useEntity('document')}
        screen="/document/manage"
        title="文档管理"
        variant="manage"
        acts={() => <Link to="/document">待我阅读</Link>}
      />
      <PreviewHost />
    </>
  )
}
