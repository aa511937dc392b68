import { signOut } from '@chengban/ui/session/leave.ts'

/** Forgets everything kept on this device and leaves. */
export const clearDevice = async (): Promise<void> => {
  await signOut()
  localStorage.clear()
  sessionStorage.clear()
}
