import { BulbOutlined } from '@ant-design/icons'
import { useSession } from '../../session/person.ts'
import { chooseTheme } from '../../theme/device-look.ts'
import { useLook } from '../../theme/look.ts'
import { toggleOverlay } from '../overlay/overlays.ts'
import { Face } from './Face.tsx'

/** The foot of the side: who is here, their menu, and the switch of the theme. */
export const PersonFoot = ({ isShut }: { readonly isShut: boolean }) => {
  const person = useSession((session) => session.person)
  const mode = useLook(({ mode }) => mode)
  const other = mode === 'dark' ? 'light' : 'dark'
  const label = other === 'dark' ? '换成深色' : '换成浅色'
  if (!person) return null
  return (
    <footer className="cb-side-foot">
      <button type="button" className="cb-person" onClick={() => toggleOverlay('person')} aria-haspopup="dialog">
        <Face name={person.name} avatar={person.avatar} />
        <span className="cb-sr">个人菜单</span>
        {!isShut && (
          <span>
            {person.name}
            {person.department && <em>・{person.department.name}</em>}
          </span>
        )}
      </button>
      {!isShut && (
        <button
          type="button"
          className="cb-icon-button"
          onClick={() => chooseTheme(other)}
          aria-label={label}
          title={label}
        >
          <BulbOutlined />
        </button>
      )}
    </footer>
  )
}
