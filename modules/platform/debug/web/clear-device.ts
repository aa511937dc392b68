import { signOut } from '@chengban/ui/api/leave.ts'

/** Forgets everything kept on this device and leaves. */
export const clearDevice = async (): Promise<void> => {
  await signOut()
  localStorage.clear()
  sessionStorage.clear()
}
