import type { CallHandler } from '@chengban/engine/call.ts'
import { visibleMenus } from '../../menu/server/visible.ts'
import type { self } from '../self.call.ts'

interface OwnRights {
  readonly permissions: readonly string[]
  readonly roles: { readonly nodes: readonly { readonly role: { readonly id: string; readonly name: string } }[] }
}

/** Returns the permissions from which the shell is drawn, even before the first password is replaced. */
export const ownPermissions: CallHandler<typeof self> = (engine) =>
  engine.reading(async ({ db, actor: given }) => {
    const actor = { ...given, allowInitial: true }
    const [[held], menus] = await Promise.all([
      db.read<OwnRights>(actor, { text, prepared: true }),
      visibleMenus({ db, actor }),
    ])
    return {
      operations: actor.entries,
      permissions: held?.permissions ?? [],
      roles: held?.roles.nodes.map(({ role: { id, name } }) => ({ id, name })) ?? [],
      menus,
    }
  })

const text = `
  select array(select b from app.bundles_of_me() b order by b) as permissions, u.rel_user_roles as roles
  from public."user" u where u.id = (select app.me())`
