import type { Token } from '#shared/text/tokens.ts'

const OF_A_COUNTRY = new Set(
  `cuisine cooking food foods dishes restaurant restaurants bakery wine wines cheese cheeses pastry pastries market markets customers clients law tax gaap
  accounting standards companies company culture history literature office offices branch branches team teams payroll regulations subsidiary subsidiaries
  government army navy embassy supplier suppliers tourists guests exports imports
  partners investors competitors tenants refugees factories plants farms hotels hospitals banks houses villas gardens furniture antiques
  chests chairs cabinets tiles shoes fabrics watches knives cars trains ships boats windows doors sauces breads sausages manicures horses cattle
  fries toast bread doors drains presses horn polish gardens ivy breakfast breakfasts muffins sausage omelette omelettes tapas curries curry massage massages
  shepherds shepherd bulldogs setters setter mastiffs dolls delight salad yoghurt yogurt ovens oven maples porcelain lace pancakes waffles chocolate heritage guitar guitars dresser dressers takeaway takeaways`.split(
    /\s+/,
  ),
)

/** 'French cuisine' and 'German clients' name where something is from, not what is spoken. */
export function isOrigin(next: Token | undefined): boolean {
  return next !== undefined && !next.breakBefore && OF_A_COUNTRY.has(next.key)
}
