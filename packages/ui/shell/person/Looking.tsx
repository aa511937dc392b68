import { EyeOutlined } from '@ant-design/icons'
import { lookedThrough } from '../../api/looking.ts'
import { lookAway } from '../../session/look-through.ts'
import './looking.css'

/** Says through whose eyes one looks, over every screen, and the way back. */
export default function Looking() {
  const role = lookedThrough()
  if (!role) return null
  return (
    <aside className="cb-looking" role="status">
      <EyeOutlined aria-hidden="true" />
      <span>
        以角色「<b>{role.name}</b>」查看
        <small>只读；只见该角色与你都有的权限，本人的记录照常可见</small>
      </span>
      <button type="button" onClick={lookAway}>
        退出查看
      </button>
    </aside>
  )
}
