import { capital, type Rule, rule } from '../rule.ts'

/** Goods that are sold as they are, but for what the seller stands for. */
export const asIsBut = (stands: string): string =>
  `THE SELLER SELLS THE GOODS “AS IS.” EXCEPT FOR THE WARRANTY OF TITLE AND AS THIS SECTION SAYS, THE SELLER MAKES NO WARRANTY, EXPRESS OR IMPLIED, INCLUDING A WARRANTY OF MERCHANTABILITY OR OF FITNESS FOR A PARTICULAR PURPOSE. ${stands}`

const goods = '(it|them|the goods|everything)'

/** How goods are handed over, and what is promised of them. */
export const goodsRules: Rule[] = [
  rule(
    'delivery',
    `(the Buyer [will|is] (picks?|picking|to pick) ${goods} up|the Buyer [will] (picks? up|collects?|collect) [${goods}]|buyer pickup|pickup by the Buyer)`,
    () => 'The Buyer shall pick up the Goods. The Seller does not deliver them.',
  ),
  rule(
    'delivery',
    `the Buyer [will|is] (picks?|picking|to pick) ${goods} up (at|from) (our|the Seller's) (yard|warehouse|shop|farm|lot|store|place|barn|dock)`,
    () => '',
  ),
  rule(
    'delivery',
    '(delivered|price includes delivery|delivery [is] included|free delivery|the Seller (delivers|will deliver) [it|them])',
    () => 'The price includes delivery. The Seller shall deliver the Goods to the Buyer.',
  ),
  rule(
    'delivery',
    '(the Seller pays [for] [the] (freight|shipping|delivery)|(freight|shipping|delivery) [is] [paid] (on|by) the Seller)',
    () => 'The Seller shall pay the cost of shipping the Goods.',
  ),
  rule(
    'delivery',
    '(the Buyer pays [for] [the] (freight|shipping|delivery|hauling)|(freight|shipping|delivery) [is] [paid] (on|by) the Buyer)',
    () => 'The Buyer shall pay the cost of shipping the Goods.',
  ),
  rule(
    'delivery',
    '[price|the price is|price is|worth|for] <amount> delivered',
    (g) => `The price of ${g.amount} includes delivery. The Seller shall deliver the Goods to the Buyer.`,
  ),
  rule(
    'return',
    '(no returns|returns none|no returns or refunds|all sales [are] final|[it is] final sale)',
    () => 'The sale is final. The Buyer may not return the Goods.',
  ),
  rule(
    'warranty',
    '(warranty <time>|<time> warranty|<time> guarantee) parts [and] labor [nothing else]',
    (g) => `The Seller warrants the Goods, parts and labor, for ${g.time}. The Seller gives no other warranty.`,
  ),
  rule(
    'warranty',
    '[warranty [is]] [[the goods are] [sold]] as is [and] (except|except for|other than|but for) [[the] [warranty of] title (and|plus)] [a] <time> [warranty] on [the] <place>',
    (g, c) =>
      c.type === 'sales-contract'
        ? asIsBut(
            `The Seller warrants that it has good title to the Goods, and that the ${g.place} will be free of defects for ${g.time} after delivery.`,
          )
        : '',
  ),
  rule(
    'warranty',
    '(warranty [is] <time>|<time> warranty|[the Seller] (warrants|guarantees) (it|them|the goods) for <time>)',
    (g, c) => (c.type === 'sales-contract' ? `The Seller warrants the Goods for ${g.time} after delivery.` : ''),
  ),
  rule(
    'risk',
    '(the Buyer (bears|carries|has) the risk once (it is|they are) (on the truck|loaded|picked up))',
    () => '',
  ),
  rule(
    'risk',
    '[the] risk [of loss] [passes|goes|transfers] [to the Buyer] (on|at|upon) delivery',
    () => 'The risk of loss passes to the Buyer on delivery.',
  ),
  rule(
    'title',
    'title (passes|transfers) when {any} pays in full',
    () => 'Title to the Goods passes to the Buyer when the Buyer has paid the price in full.',
  ),
  rule(
    'title',
    'title does not (pass|transfer) until [the] (last|final) payment',
    () => 'Title to the Goods passes to the Buyer on the last payment of the price.',
  ),
  rule(
    'inspection',
    'the Buyer has <time> to inspect [it|them|the goods]',
    (g) => `The Buyer may inspect the Goods within ${g.time} after delivery.`,
  ),
  rule('inspection', 'no inspection', () => 'The Buyer has no right to inspect the Goods before it accepts them.'),
  rule(
    'inspection',
    'no inspection the Buyer already (saw|inspected|looked at) (it|them|the goods)',
    () => 'The Buyer has already seen the Goods and has no further right to inspect them before it accepts them.',
  ),
  rule('tax', 'the (Seller|Buyer) pays [the] [sales] tax(es)?', () => ''),
  rule('tax', '<who> pays [the] [sales] tax(es)?', (g) => `${capital(g.who)} shall pay the sales tax.`),
  rule('tax', '[the] price includes [the] [sales] tax', () => 'The price includes sales tax.'),
]
