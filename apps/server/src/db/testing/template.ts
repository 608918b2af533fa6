/** Database that new ones are copied from. */
export const TEMPLATE = 'evenhand_template'
