import PermissionLog from '../../permission/web/PermissionLog.tsx'
import './who.css'

/** 权限日志 beside the roles, for people who manage them. */
export default function RightsLog() {
  return (
    <div className="cb-rights-log">
      <h1>权限日志</h1>
      <PermissionLog />
    </div>
  )
}
