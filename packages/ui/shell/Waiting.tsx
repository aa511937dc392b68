import './plate/plate.css'

/** While a screen's code comes: a 2 px line at the top of the sheet, after 120 ms. */
export const Waiting = () => (
  <div className="cb-waiting" role="status">
    <span className="cb-sr">正在打开</span>
  </div>
)
