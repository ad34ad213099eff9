extension CommonPasswords {
    /// Words at the core of the most common passwords, compiled for Hexis: words for passwords, keyboard runs,
    /// first names, animals, sports, places, heroes, love and curses, in a few languages. All lower case;
    /// `CommonPasswords` handles digits and signs around a word.
    static let words = Set(
        """
        1love 2pac 50cent abc abcd abcdef abcdefg abigail abracadabra access accessdenied acdc achilles adam
        admin administrator adobe adventure aerosmith africa agent ahmed ahmet airforce aisha ajax aladdin
        alaska albert alejandra alejandro alessandra alessandro alex alexander alexandra alexandre alexis
        alfred ali alien aliens allah alpha always amanda amazing amber amd amen america american amit
        amizade amor amore amoremio amormio amour amsterdam ana anakin anastasia andrea andreas andrew
        android angel angela angelic angelito angelo angels anil anja anjali anke anna anne annika anthony
        antje antoine antonio anybody anything apfel apollo apple apples april aragorn arbeit argentina
        ariel army arschloch arsenal artemis arthur asdf asdfgh asdfghjkl ashley askim assassin asshole
        astrid athena athens atlanta audi august austin australia austria auto autumn avenger avengers
        awesome ayse azerty azertyuiop babe baby babyboy babygirl babylove backspace bacon baerchen bailey
        baller ballin bambi banana bananas banane barbara barbie barcelona bart bartsimpson baseball
        basketball bass bassist bastard batman baum bayern bayernmuenchen beach bear bears beatle beatles
        beautiful beaver beer beethoven belgium ben benfica benjamin berlin bernd besiktas bestfriend
        bestfriends beta betty beyonce bharat bianca bible bicycle bieber bier bigboss bigdick biker bilbo
        billionaire birgit birthday bitch blabla blablabla black blackangel blackberry blahblah blessed
        blessing blink blowjob blue blueberry blues bmw bobmarley boca bocajuniors boese bond bonheur bonita
        bonjour bonjovi boobies boobs borussia boss boston bowling boxing brandon brasil brazil brian
        britney britta brittany broncos bronze brother brown bruder buddha buddy budweiser buffalo bugatti
        bugsbunny bull bullet bulls bullshit bumblebee bunny burger burrito business buster butterfly cake
        california call camaro camila camille canada candy canim cappuccino captain carina carlos carmen
        carol carolina caroline carrot cash cat catherine cats celtic celtics champagne champion champions
        change changeme charizard charles charlie charlotte charmander cheese cheetah chelsea cherry
        chevrolet chevy chewbacca chiara chicago chicken children china chiquita chloe chocolat chocolate
        chouchou christ christian christina christine christmas christoph christopher church ciao ciaociao
        ciccio cinderella cisco citroen claire claudia clever climber close cloud clouds cobra coca cocacola
        coconut coeur coffee coke coldplay college comet company compaq computer contrasena contrasenia
        control cookie cookies cool coolgirl coolguy coolman copper corazon corinthians cornelia corona
        correcthorsebatterystaple corvette cosmos coucou cougar counterstrike cow cowboy cowboys cowgirl
        creeper cricket cristina crow crystal cubs cucciolo cuddles cumshot cupcake cutie cyber cycling
        cynthia dad daddy dagmar daisy dallas daniel daniela danielle danmark dark darkangel darkness
        darthvader database david davinci dead death debian deborah debra december deepak default delete
        delfin dell delta demo demon denmark dennis denver desert desktop detroit deutschland devil dezember
        diablo diamond diamonds dick diego dienstag digimon digital dima dinosaur dirk dmitri doctor dodgers
        dog doggy dogs doll dollar dollars dolls dolphin dolphins dominik donald donaldduck donna donnerstag
        doom doris dorothy dortmund doudou dragon dragonball dragonfly dragons driver drummer drums ducati
        duck ducky dumbledore dumbo eagle eagles earth easter eduardo edward eeyore eight einhorn einstein
        ekaterina elena elephant elias elizabeth elke elsa elvis emerald emily eminem emma emre energy engel
        engelchen england enter erdbeere eric ericsson erik erika ernest escape espana espresso estrella
        euro europa europe eva everton everybody everything evil example exit exploit fabian facebook faith
        falcon fallout familia familie famille family fanta farm farmer father fatih fatima februar february
        federica federico felicidade felix fenerbahce fernanda fernando ferrari feuer ficken fighter finland
        finn fire fireball firefly fishing five flame flamengo flames flash florian florida flower flowers
        floyd fluffy football ford forest forever foreverlove forget forgetit fortnite forzainter four fox
        francais france francesca francesco francisco francois frank frankie franklin franziska fred freddie
        freddy frederick freedom freiheit freitag freund freunde freundin freya friday frieda frieden friend
        friends frodo frog froggy frozen fruehling fuck fucker fuckme fuckoff fuckyou fussball futbol fuzzy
        gabriel gabriela galatasaray galaxy galileo gameover gamer gamma gandalf ganesh gangsta gangster
        garden garfield garlic garten gary geburtstag gecko geheim geheimnis geld genius george germany
        gewohnheit ghetto ghost giants ginger giovanni giraffe gisela gitarre giulia giulio giuseppe
        gluecklich gmail god godbless godfather godisgood godislove goku gold golden goldfish goldie golf
        golfer golfgti gollum goodbye goodluck goofy google goose gorgeous gorilla grace grandma grandpa
        grape grapes gray greece green greenday greg gregory gryffindor guenther guest guitar guitarist gun
        guns gunsnroses habit habits hack hacked hacker hackers hades hahaha hahahaha halflife hallo
        hallohallo halloween halo hamburg hamburger hamster handsome handy hannah hans happiness happy
        happyday hardcore harley harleydavidson harold harry harrypotter hase hasi hasilein haslo hassan
        hate hatelove hateyou haus hawaii hawk heat heather heaven hedgehog heike heineken heinz helen helga
        hell hellas hello hellohello hellokitty helloworld helmut henrik henry herbst hercules hermione
        hermosa hero heroes hexis hey heythere hihi hihihi hillbilly hiphop hippo hobbit hockey hocuspocus
        hogwarts hola holiday holland holmes holy homer homersimpson honda honey hope horse horses hotboy
        hotgirl hotmail hotsex hottie house houston hug hugs hulk hund hunde hunter hunting hurensohn
        hurricane husband hussein ibrahim ice icecream iceman ichliebe ichliebedich igel igor iguana
        ihateyou ilovegod iloveher ilovehim ilovejesus iloveme ilovemom ilovemum ilovemyself iloveu iloveyou
        iloveyoubaby iloveyousomuch india indian ingrid instagram intel intermilan internet ipad iphone
        ireland irina iron ironmaiden ironman isabel isabella island istanbul italia italy ivan jack jackie
        jackson jacob jacques jaguar jake james jamesbond jamie jan jana janina januar january japan jasmine
        jason jasper javier jay jazz jean jedi jeff jeffrey jennifer jens jeremy jerry jesse jessica jessie
        jessika jesus jesuschrist jetaime jim jimbo jimmy joachim job joe joerg joey john johnny johnson
        joker jonas jonathan jordan jorge jose joseph josh joshua journey juan juergen juice juli julia
        julian juliana julie juliet juliette julius july june jungle juni jupiter justice justin
        justinbieber jutta juventus kaffee kai karen karin karl karsten kartoffel kartoffelsalat kater
        katharina katherine kathleen kathryn katja katrin katze kawasaki keith kelly kelsey ken kenneth
        kenny kerstin kevin keyboard kill killer killme kim kimberly kinder king kingdom kings kirsche kiss
        kisses kissme kitten kitty klaus knicks knight knights koala kochanie korea krishna kristen kristin
        kuchen kumar kyle ladybug lake lakers lakshmi lalala lalalala lamborghini laptop larry lars lasvegas
        laugh laura lauren lea leben ledzeppelin lee legend legends lego legolas lehrer lemon lena lenovo
        leo leon leonardo leonie leopard leslie letmein letmeinnow lewis liberty liebe liebling lieverd
        lightning lily lime linda linkedin linkin linkinpark linux lion lions lisa lisbon liverpool lizard
        logan login logon loki lol lolipop lollipop lollol london lord lordoftherings lorenzo losangeles
        loser lotte lotus louis loulou love lovebug loveless lovelove lovely loveme lover loverboy lovergirl
        lovers loveu loveyou luca lucas lucifer luck lucky luigi luis luise lukas luke luvyou lyubov macbook
        macintosh madison madonna madrid maerz maeuschen mafia mama mami mammoth manager manchester
        manchesterunited mandy manfred mango manon manuel manuela manunited manutd marc marcel march marco
        marcus margaret maria mariana marie marina marine marines mario marion mariposa mark markus marley
        mars marseille martha martin martina mary maserati mason master mastermind mathias matrix matt
        matteo matthew matthias maurice maus mausi maverick max maxim maximilian maxwell may medusa megan
        mehmet melanie melissa melon mercedes mercury merlin metal metallica meteor mets mexico mia miami
        miamor michael michaela michaeljackson michelle mickey mickeymouse microsoft miguel mike milan miles
        military milk million millionaire minecraft minnie mirko misiek mitchell mittwoch mobile mohamed
        mohammed molly mommy mond monday money monika monitor monkey monkeys monster monsters montag moon
        moonlight morgan moritz morpheus moscow motdepasse mother motherfucker motorbike motorcycle motorola
        mountain mouse mozart muenchen muffin muhammad muhammed mum mummy munich murat murder music musica
        musik mustafa mustang mutter mylove mypass mypassword myspace mysql nadine naked nala nanana nancy
        napoli naruto natalia natalie natasha nathan navy nebula nederland neha neo neptune network never
        neveragain newpassword newton newyear newyork nicholas nick nicky nicola nicolas nicole nikita nikki
        nina nine ninja nintendo nirvana nissan noah nobody nokia none noone nopassword norge norman norway
        notebook nothing november number numbers nurse oasis ocean october odin oesterreich office offline
        oktober olaf olga oliver olivia oma omar omega one onedirection onepiece onetwothree onion online
        opa opel open opensesame oracle orange orchid oreo orlando oscar ostern otto outlook owl pablo
        packers pakistan palmeiras pamela pancake panda panther paola papa papi paris parker parol parrot
        party pascal pass passcode passphrase passport passw0rd passwd password passwort patricia patrick
        patriots paul peace peach peanut pear pearl pedro pegasus penguin penny pepper pepsi perfect peter
        petra peugeot phantom phil philip philipp phoenix phone photoshop piano picasso pie pierre piggy
        piglet pikachu pimp pimpin pineapple pinguin pink pinkfloyd pirate pirates pistol pizza planet
        platinum playboy player playstation playtime pluto pokemon poland police polizei polska ponies pony
        pooh poohbear pooja pookie popcorn porn pornstar porsche porto portugal poseidon postgres potato
        potter power powerful prayer precious predator preston pretty prince princesa princess printer
        prinzessin private privet priya puma pumpkin punk punkrock puppy purple pussy puzzle python qazwsx
        quake queen qwer qwerty qwertyuiop qwertz rabbit rachel racing radiohead rafael rahul raiders
        rainbow rainer rajesh ralf rambo randy rangers rap rapper raptor raspberry raven ravi raymond
        realmadrid rebecca red redbull redhat redneck redskins redsox reggae reggie regina reindeer remember
        renate renault rene return rhino ricardo rich richard rick ricky rifle rihanna river riverplate rob
        robbie robert roberto robin roblox robocop robot rock rocknroll rockstar rocky roger roland rolf
        rollingstones roma rome romeo romeoandjuliet ronald root rose roses rossiya routine roy ruby rudolph
        ruediger rugby rum runner running russell russia ruth ryan sabine sabrina sakura salut sam samantha
        sammy sample samstag samsung samuel samurai sandra sandy sanjay santa santaclaus sapphire sara sarah
        sasha sasuke satan saturday saturn sauron sausage savior scarface schalke schatz schatzi schatzilein
        scheisse schmetterling schoki schokolade school schule schweiz schwester scooby scoobydoo scorpion
        scotland scott sea sean seattle sebastian secret secretagent secrets sega senha september sergei
        sergey sergio server sesame seven seviyorum sex sexsex sexy sexybitch sexyboy sexygirl shadow
        shakespeare shakira shane shannon shark sharon shawn sheila shelby sherlock shift shit shiva
        shooting shotgun sidney sierra sifre sigma signin silke silver silvia silvio simba simon simone
        simpson simpsons sister six skateboard skater skoda sky skyline skyrim skywalker slimshady slipknot
        slytherin smart smile smiley smokey snake snapchat sniper snoopdogg snoopy snow snowball snowboard
        snowflake snowman soccer soldier soleil somebody something sommer sonic sonja sonne sonnenschein
        sonntag sony sophia sophie space spain spartak spatz spatzi spencer spider spiderman spirit
        spongebob spring sprite spurs squirrel stanley star starcraft starfish stargate stars start starten
        startrek starwars steak steel steelers stefan stefanie steffen stella stellina stephanie stephen
        stern sterne steve steven stevie stewart stones storm strawberry strength strong stuart student
        subaru sugar summer sunday sunflower sunil sunny sunset sunshine suomi superman superuser supervisor
        suresh surfer surfing susan susanne sushi suzuki sven svenja sverige svetlana swag sweden sweet
        sweetheart sweetie sweetpea sweety swimming switzerland sydney sylvester sylvie system taco tacos
        tamara tanja tatiana taylor tea teacher teamo teamomucho techno ted teddy teddybear telefon
        telephone temp temporary ten tennis tequiero tequieromucho tequila terminator terraria terry tesla
        tesoro test tester testing testpass testtest testuser tetris texas thanksgiving thepassword theresa
        thomas thor thorsten thousand three thug thuglife thunder thursday tiamo tiffany tiger tigers tigger
        tiktok tim timothy tina tinkerbell titties tobias toby todd together tokyo tom tomato tommy tony
        toor tornado toronto torsten toshiba tottenham toyota toys tr0ub4dor tractor tracy traeume trance
        traum travel travis tree trees trevor trex trial trinity trojan troy truck trucker trucks truelove
        trustno1 trustnoone tsunami tuesday tulip tupac turkey turkiye turtle tweety twitter two tyler u2
        ubuntu udo ukraine ulrike unicorn universe university urlaub ursula usa user username uwe vacation
        vader valentina valerie vampire vanessa vanilla vater vegas vegeta venus vera vernon veronica vicky
        victoria victory vienna vijay viking vikings viktor viktoria vincent violet viper virginie virtual
        virus vladimir vodka voetbal voldemort volkswagen volleyball volvo wachtwoord waffle wald walter war
        warcraft warrior warriors wasd wasser water watermelon watson wayne weapon webmaster website
        wednesday weekend weihnachten wein welcome welcomehome welkom wendy werder werderbremen werner
        wesley whale whatever whatsapp whatsup whiskey whisky white wien wife william willie willkommen
        willy windows wine winner winners winnie winniepooh winter witch wizard wolf wolfgang wolverine
        wolves wordpress work world worldofwarcraft worldwide wurst xbox xmas xoxo xoxoxo yahoo yamaha
        yankees yellow yoda yolo youtube yusuf zachary zebra zelda zenit zeppelin zero zeus zeynep zoe
        zombie zombies zuckerpuppe zuerich zurich zxcv zxcvbn zxcvbnm
        """.split { $0.isWhitespace }.map(String.init))
}
