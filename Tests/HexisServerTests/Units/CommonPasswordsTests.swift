import Testing

@testable import HexisServer
@testable import HexisService

@Suite("Common passwords")
struct CommonPasswordsTests {
    @Test(
        "Listed passwords are common, also with added digits, signs and capitals",
        arguments: [
            "password", "Password1!", "p4ssw0rd", "P@$$w0rd", "passwordpassword", "password2026", "12345678",
            "19871224", "0151 2345678", "qwertyuiop", "qwertz123", "asdf1234",
            "123qweasd", "1q2w3e4r5t", "zyxwvuts", "aaaaaaaa", "abcabcabc", "12341234", "iloveyou",
            "I love you!", "trustno1", "sunshine", "Schatzi99", "!!dragon!!", "m1chael1", "maria123",
            "hexis2026", "correcthorsebatterystaple", "letmein!!!",
        ])
    func common(_ password: String) {
        #expect(isCommon(password, of: "nadja"))
    }

    @Test(
        "A person's own user name is a common password in any spelling",
        arguments: ["zaphod42", "ZAPHOD!!", "zaphodzaphod"])
    func userName(_ password: String) {
        #expect(isCommon(password, of: "Zaphod"))
        #expect(!isCommon(password, of: "nadja"))
    }

    @Test(
        "Sentences and random passwords are not common",
        arguments: [
            "correct horse", "a long sentence", "another sentence", "dragon ate my lamp", "pass wörd und so",
            "vT8#qLm2", "kq93hzpw", "4716309285513", "summer makes me sneeze", "пароль-не-скажу",
            "xkcdxkcd9tree", "dragon83746291847",
        ])
    func uncommon(_ password: String) {
        #expect(!isCommon(password, of: "maria"))
    }

    @Test("The list is in lower case, and holds no entry that a rule covers")
    func list() {
        #expect(CommonPasswords.words.count > 1500)
        for word in CommonPasswords.words { #expect(word == word.lowercased(), "\(word)") }
    }
}
