/** Given names that are common in the United States, and no other word of notes. */
export const givenNames: ReadonlySet<string> = new Set(
  `aaron abby abigail abraham adam adrian agnes ahmed aisha alan albert alejandro alex alexander alexandra alexis alice alicia alison allen amanda amber amelia amy
  ana andrea andrew andy angel angela angelica anita ann anna anne annette anthony antonio arlene arnold arthur ashley audrey barbara beatrice becky benjamin
  bernard bernice beth bethany betty beverly bonnie bradley brandon brandy brenda brent brett brian bridget brittany bruce bryan caitlin caleb calvin cameron camila
  carl carla carlos carmen carol caroline carolyn carrie carter casey catherine cathy cecilia charlene charles charlotte chelsea cheryl chloe chris christian christina
  christine christopher cindy clara clarence claudia clifford clinton cody colleen connie connor corey courtney craig cristina crystal curtis cynthia dakota dale dan
  dana daniel danielle danny darlene darren darryl dave david deborah debra deepak denise dennis derek derrick diana diane diego dmitri dolores dominic donald donna doris
  dorothy douglas duane dustin dwayne dylan earl eddie edgar edith edna eduardo edward edwin eileen elaine eleanor elena eli elijah elizabeth ella ellen elmer elsie emily
  emma emmanuel enrique eric erica erin ernest esther ethan eugene eva evan evelyn fatima felicia felix fernando florence floyd frances francis francisco fred frederick
  gabriel gabriela gail gary gavin geoffrey george gerald geraldine gilbert gina gladys glen glenn gloria gordon greg gregory gwen gwendolyn hannah harold harriet harry harvey
  hassan heather hector heidi helen henry herbert herman holly howard hugh ian ibrahim ida ingrid irene isaac isabel isabella isaiah ivan jackie jackson jacob jacqueline jacquelyn
  jaime jake jamal james jamie jan jane janet janice jared jasmine jason jay jean jeanette jeff jeffrey jenna jennifer jenny jeremiah jeremy jerome jerry jesse jessica
  jesus jill jillian jim jimmy joan joann joanna joanne joe joel john johnny jon jonathan jordan jorge jose joseph josephine joshua joyce juan juanita judith judy julia
  julian julie june justin kaitlyn karen karl kate katelyn katherine kathleen kathryn kathy katie katrina kayla keith kelly kelsey ken kendra kenneth kerry kevin kim
  kimberly kirk kristen kristin kristina kristine kurt kyle lamar larry latoya laura lauren laurie lawrence leah leila lena leo leon leonard leroy leslie lester lewis
  liam lillian linda lindsay lindsey lisa lloyd logan lois lonnie loretta lori lorraine louis louise lucas lucia lucille lucy luis luke lydia lynn madison maggie malik
  manuel marc marcia marcus margaret maria marian mariana marie marilyn mario marion marisol marjorie marlene marsha martha martin marvin mary mateo matthew maureen
  maurice megan melanie melinda melissa melody mercedes meredith michael michele michelle miguel mike mildred minh miriam mitchell mohammad mohammed molly monica morgan monique
  muhammad nadia nancy naomi natalia natalie natasha nathan nathaniel neil nelson nicholas nicole nina noah nora norma norman olga oliver olivia omar oscar pamela
  patricia patrick patty paul paula paulette pauline pedro peggy peter philip phillip phyllis priya rachel rafael ralph ramon randall randy raul raymond rebecca regina
  renee rhonda ricardo richard rick ricky rita robert roberta roberto robin rochelle rodney roger roland ronald ronnie rosa rosalie rosemary rosie ross roy ruben ruby
  rudy russell ruth ryan sabrina salvador samantha samuel sandra sandy sanjay sara sarah scott sean sergio seth shane shannon sharon shaun shawn sheila shelby shelly
  sherri sherry shirley sofia sonia sonya sophia stacey stacy stanley stefan stella stephanie stephen steve steven stuart susan suzanne sydney sylvia tamara tammy tanya tara
  taylor ted teresa terrance terri terry thelma theodore theresa thomas tiffany tim timothy tina todd tom tomas tommy toni tonya tracey tracy travis trevor tristan troy
  tyler valerie vanessa vera veronica vicki vicky victor victoria vincent viola violet virginia vivian wallace walter wanda warren wayne wendy wesley whitney william
  willie wilma winifred xavier yolanda yusuf yvette yvonne zachary zoe tessa tess nora kai mila omari lena ellie gwen marge nate wes hank walt gus bea dot mei wei ana luz rosa ines pablo oscar imani aaliyah jada`.split(
    /\s+/,
  ),
)
