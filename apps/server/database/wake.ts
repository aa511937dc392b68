import { prepareCluster } from './cluster-home.ts'
import { choosePort } from './cluster-start.ts'
import { findPostmaster, launch } from './postmaster.ts'

/**
 * Lets the PostgreSQL of a data folder come up while the program is still being read. `startEmbedded` takes it over;
 * when it does not come up, that starts it again or says why not.
 */
export const wake = async (dataDir: string): Promise<void> => {
  const cluster = await prepareCluster(dataDir, false)
  if (!(await findPostmaster(cluster))) await launch(cluster, await choosePort(cluster))
}
