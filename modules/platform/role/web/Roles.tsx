import { PreviewHost } from '@chengban/ui/kinds/file/PreviewHost.tsx'
import { ListScreen } from '@chengban/ui/list/ListScreen.tsx'
import { useEntity } from '@chengban/ui/screen/declarations.ts'
import { useNarrow } from '@chengban/ui/shell/use-narrow.ts'
import { Button } from 'antd'
import { useNavigate } from 'react-router'

/** 角色, with the way to ask who holds what. */
export default function Roles() {
  const entity = useEntity('role')
  const navigate = useNavigate()
  const isNarrow = useNarrow()
  return (
    <>
      <ListScreen
        entity={entity}
        screen="/role"
        title={entity.label}
        variant="manage"
        acts={() =>
          !isNarrow && (
            <>
              <Button onClick={() => navigate('/role/who')}>谁有此权限</Button>
              <Button onClick={() => navigate('/role/log')}>权限日志</Button>
            </>
          )
        }
      />
      <PreviewHost />
    </>
  )
}
